/* Layouts of other texts than the one that is edited, for a picture, a lesson or a repair that is tried. */

import { Scene } from "./scene.js";

/** The layout of a text as a scene, for a picture, or under the settings and in the size of what is edited; undefined
 * where there is none. */
export function sceneOf(session, text, isEdited = false) {
  return session.ask((_, engine) => {
    const sheet = engine.open(text);
    try {
      if (isEdited) {
        sheet.configure(session.settings);
        if (session.size) sheet.resize(...session.size);
      }
      const scene = new Scene();
      scene.take(sheet.report({ ambiguity: false, explaining: false }));
      scene.place(sheet.frames);
      return scene;
    } finally {
      sheet.close();
    }
  }, true);
}

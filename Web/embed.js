/* For pages that are published in a folder beside the playground, as the documentation is: beneath each paragraph with a
   link to a layout in it, the playground itself with that layout. Without this script there is the link. */

const home = new URL("../", document.currentScript.src);

function embed(link) {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: new URL(`?embed=1${link.hash}`, home), title: link.textContent, loading: "lazy" });
  Object.assign(frame.style, {
    display: "block", boxSizing: "border-box", width: "100%", height: "560px", margin: "16px 0", border: "1px solid #8888",
    borderRadius: "8px",
  });
  (link.closest("p") ?? link).after(frame);
}

/* Pages of the documentation are made by a script, and follow each other without being loaded anew. */
new MutationObserver(() => {
  for (const link of document.querySelectorAll('a[href*="/swift-visual-format/#"]:not([data-embedded])')) {
    link.dataset.embedded = "";
    embed(link);
  }
}).observe(document.documentElement, { childList: true, subtree: true });

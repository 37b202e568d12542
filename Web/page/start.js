/** What a first visit shows. */
export const firstDocument = `# A form: labels of one width, fields in the rest.
size 400 236
metrics gap = 16

view title intrinsic 132 28
view name intrinsic 48 20
view mail intrinsic 72 20
view nameField, mailField intrinsic - 32
view cancel intrinsic 64 32
view save intrinsic 88 32

V:|-[title]-gap-[nameField]-[mailField]-gap-[save]
H:|-[title]
H:|-[name(mail)]-[nameField]-| with alignAllCenterY
H:|-[mail]-[mailField]-| with alignAllCenterY
H:[cancel(save)]-[save]-| with alignAllTop
`;

/** What a new document begins with. */
export const emptyDocument = "size 360 200\n\n";

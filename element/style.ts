const css = `
:host { display: block; font: inherit; color: inherit; }
[hidden] { display: none !important; }
section { box-sizing: border-box; display: grid; gap: 1rem; padding: 1rem; border: 2px dashed currentColor; border-radius: 0.5rem; }
section.over { border-style: solid; }
h3, h4, p, ul, dl, dd, fieldset { margin: 0; }
h4 { font-size: inherit; }
div, ul, dl, fieldset { display: grid; gap: 0.75rem; }
ul { padding-inline-start: 1.25rem; gap: 0.25rem; }
dl { grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); }
dt, legend, [data-verdict="warn"] dd { font-weight: bold; }
fieldset { min-inline-size: 0; padding: 0.75rem; border: 1px solid currentColor; border-radius: 0.25rem; }
/* The photo and what is to do stand beside each other where there is room for both. */
.sides { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: flex-start; }
.beside { flex: 1 1 20rem; }
.fields { grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); align-items: start; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.start, .picture { gap: 0.5rem; justify-items: start; }
.finding, dl div, label, [part="field"] { gap: 0.25rem; align-content: start; }
label { display: grid; }
.fault { font-weight: bold; }
[part="hint"], [part="size"] { font-size: 0.875em; }
[part="result"] > h4 { margin-block-start: 0.5rem; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
button, a, input { box-sizing: border-box; min-block-size: 2.75rem; border: 1px solid currentColor; border-radius: 0.25rem;
  background: transparent; color: inherit; font: inherit; }
button, a { padding: 0.625rem 1rem; text-decoration: none; cursor: pointer; }
input { inline-size: 100%; padding: 0.5rem 0.75rem; }
a { display: inline-grid; align-content: center; }
button:hover, a:hover { text-decoration: underline; }
fieldset > button { justify-self: start; }
.first { border-width: 2px; font-weight: bold; }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
[aria-pressed="true"] { border-width: 3px; font-weight: bold; }
img { display: block; max-inline-size: 100%; max-block-size: 20rem; border: 1px solid currentColor; }
progress { inline-size: 100%; }
/* On other devices it would open the same dialog as the file button. */
.camera { display: none; }
@media (pointer: coarse) { .camera { display: inline-block; } }
`;

/** Adopted, not inserted: a Content-Security-Policy without 'unsafe-inline' allows it. */
export function adoptStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

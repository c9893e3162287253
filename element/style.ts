const css = `
:host { display: block; font: inherit; color: inherit; }
[hidden] { display: none !important; }
section { box-sizing: border-box; display: grid; gap: 1rem; padding: 1rem; border: 2px dashed currentColor; border-radius: 0.5rem; }
section.over { border-style: solid; }
h3, h4, p, ul, dl, dd, fieldset { margin: 0; }
div, ul, dl { display: grid; gap: 0.75rem; }
ul { padding-inline-start: 1.25rem; }
dl { grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); }
dt, legend, [data-verdict="warn"] dd { font-weight: bold; }
fieldset { border: 1px solid currentColor; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.finding, dl div { gap: 0.25rem; align-content: start; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
button, a { box-sizing: border-box; min-block-size: 2.75rem; padding: 0.625rem 1rem; border: 1px solid currentColor; border-radius: 0.25rem;
  background: transparent; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
a { display: inline-grid; align-content: center; }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
[aria-pressed="true"] { border-width: 3px; font-weight: bold; }
img { max-inline-size: 100%; max-block-size: 24rem; border: 1px solid currentColor; }
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

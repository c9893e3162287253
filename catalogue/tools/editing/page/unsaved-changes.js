const question = "Your changes to this form are not saved. Leave it?";

/** Asks before a form with changes is left, by an arrow, a link, the browser's Back or a reload. */
export function warnOfUnsavedChanges() {
  let isTouched = false;
  const touch = ({ target }) => {
    if (target.closest?.(".content-editor .body")) isTouched = true;
  };
  document.addEventListener("pointerdown", touch, true);
  document.addEventListener("keydown", touch, true);
  window.addEventListener("saved", () => {
    isTouched = false;
  });
  // A new form can always be saved, and the editor itself rewrites some values: somebody must have touched it.
  const isUnsaved = () => isTouched && saveButton()?.disabled === false;

  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  window.navigation?.addEventListener("navigate", (event) => {
    if (!event.hashChange && !event.destination.sameDocument) return;
    if (formOf(event.destination.url) === formOf(location.href)) return;
    if (event.cancelable && isUnsaved() && !window.confirm(question)) event.preventDefault();
    else isTouched = false;
  });
  // The editor announces the address that it asked for, also after a refusal, and would open the form afresh.
  window.addEventListener("hashchange", (event) => {
    if (formOf(event.newURL) !== formOf(location.href)) event.stopImmediatePropagation();
  });
}

/** Enabled while the form differs from what was opened; disabled while it is being saved. Its words depend on the browser's language. */
const saveButton = () => document.querySelector('.content-editor button[aria-keyshortcuts$="+S"]');

const formOf = (address) => new URL(address).hash.split("?")[0];

import { fieldPlace } from "./field-place.js";

/** Sentences of the editor that mislead here, and ours. */
const ownWords = [
  [
    /^There was an error while saving the entry\. Please try again later\.$/,
    "Nothing was saved, and nothing is lost. Correct this and save again:",
  ],
  [/^View on Live Site$/, "See it in the preview"],
  [/^The (.+) content has been disabled\.$/, "There is no text in $1."],
  [/^(?:Enable|Reenable) (.+)$/, "Write it in $1"],
];

/** Shows the reason why a form was not saved at its field, until the field changes or the form is saved again. */
export function showRefusals() {
  let isDialogNeeded = true;
  window.addEventListener("refused", ({ detail }) => {
    clear();
    const shown = detail.flatMap((refusal) => show(refusal) ?? []);
    shown[0]?.scrollIntoView({ block: "center" });
    // The editor's own dialog would lie over "Keep mine".
    isDialogNeeded = shown.length < detail.length || !detail.every((refusal) => "theirs" in refusal);
  });
  window.addEventListener("saved", clear);
  document.addEventListener("input", ({ target }) => {
    // Words taken over from somebody else are typed before "Keep mine" is pressed.
    for (const shown of target.closest?.(".field")?.querySelectorAll(":scope > .refusal") ?? [])
      if (!shown.querySelector("button")) shown.remove();
  });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) replaceWords(target);
      for (const added of addedNodes) replaceWords(added);
    }
    const dialogButton = document.querySelector('[role="alertdialog"] button');
    if (isDialogNeeded || !dialogButton) return;
    isDialogNeeded = true;
    dialogButton.click();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

function replaceWords(added) {
  const walker = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
  for (
    let node = added.nodeType === Node.TEXT_NODE ? added : walker.nextNode();
    node;
    node = walker.nextNode()
  ) {
    const own = ownWords.find(([theirs]) => theirs.test(node.data.trim()));
    if (own) node.data = node.data.trim().replace(...own);
  }
}

function clear() {
  for (const shown of document.querySelectorAll(".refusal")) shown.remove();
}

function show(refusal) {
  const { path, field, message } = refusal;
  const place = fieldPlace(path, field);
  if (!place) return null;
  const words = document.createElement("p");
  words.className = "refusal";
  words.setAttribute("role", "alert");
  words.textContent = message;
  if ("theirs" in refusal) words.append(" ", keepMine(refusal, words));
  const above = [...place.querySelectorAll(":scope > .refusal")].at(-1);
  if (above) above.after(words);
  else place.prepend(words);
  return words;
}

function keepMine(refusal, words) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Keep mine";
  button.addEventListener("click", () => {
    window.dispatchEvent(new CustomEvent("keep-mine", { detail: refusal }));
    words.remove();
  });
  return button;
}

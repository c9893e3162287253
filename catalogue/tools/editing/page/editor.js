import { openFolder } from "./folder.js";
import { showFoundSentences } from "./found-sentences.js";
import { goToFoundWords } from "./found-words.js";
import { sayWhenPreviewIsBehind } from "./preview-behind.js";
import { showRefusals } from "./refusals.js";
import { showSavedNotes } from "./saved-notes.js";
import { warnOfUnsavedChanges } from "./unsaved-changes.js";

const json = async (address) => (await fetch(address)).json();
const { config, languageNames, shownLetters } = await json("/edit/settings.json");

/** To choose from, by name. */
const documentsIn = (forms) =>
  Object.keys(forms)
    .filter((path) => path.startsWith("forms/documents/"))
    .map((path) => JSON.parse(forms[path]))
    .map(({ urlPath, label }) => ({ value: urlPath, label }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));

/** A search shows the first text that it finds, and opens its language: those of the preview come first. */
function inOrderOf(locales, forms) {
  const place = (path) => locales.indexOf(/\.([A-Za-z-]+)\.json$/.exec(path)?.[1]);
  return Object.fromEntries(Object.entries(forms).sort(([a], [b]) => place(a) - place(b)));
}

const loading = document.querySelector("#loading");
const [words, bar] = loading.childNodes;
/** Below the words of the editor, which says nothing of how far it is. */
function showProgress(count, total) {
  words.data = `Reading ${total.toLocaleString("en")} texts`;
  bar.max = total;
  bar.value = count;
  if (count >= total) loading.remove();
}

// Languages are listed by their own names; the browser takes some of our codes for other languages.
const { of } = Intl.DisplayNames.prototype;
Intl.DisplayNames.prototype.of = function nameOf(code) {
  return (this.resolvedOptions().type === "language" && languageNames[code]) || of.call(this, code);
};

const isFolder = config.backend.name === "test-repo";
let forms = {};
if (isFolder) {
  // This backend keeps its files in the browser's private folder. It is given the folder of the content in its place.
  words.data = "Reading the texts";
  const files = await json("/edit/forms.json");
  files.forms = inOrderOf(config.i18n.locales, files.forms);
  forms = files.forms;
  const folder = openFolder(files, showProgress);
  goToFoundWords(files.forms);
  showFoundSentences(files.forms, config.collections);
  navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => folder });
  // Nobody has to sign in to a folder.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}

const { default: CMS } = await import("@sveltia/cms");
if (isFolder) {
  const { registerTranslatedText } = await import("./translated-text.js");
  registerTranslatedText(CMS, shownLetters, () => documentsIn(forms));
  showRefusals();
  showSavedNotes();
  sayWhenPreviewIsBehind();
}
warnOfUnsavedChanges();
if (!isFolder) loading.remove();
CMS.init({ config });

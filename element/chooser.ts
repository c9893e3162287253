import type { Language } from "../locales/languages";
import type { CaptionFields } from "./caption-fields";
import { make, makeButton, paragraph } from "./dom";
import type { Translate } from "./texts";

export interface ChooserOptions {
  /** The document's name; empty if it is not known. */
  label: string;
  /** What to know before the photo. */
  notes: readonly string[];
  language: Language;
  t: Translate;
  /** Null where the document asks for no name and date. */
  caption: CaptionFields | null;
  /** The file dialog opens. */
  onOpen: () => void;
  onPicture: (picture: File) => void;
}

/** Some systems recognize HEIC only by its extension. */
const pictureFiles = "image/*,.heic,.heif,.hif,.avif";

function acceptDrops(section: HTMLElement, onPicture: ChooserOptions["onPicture"]): void {
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    section.classList.toggle("over", event.type === "dragover");
    const file = event.type === "drop" && event.dataTransfer?.files[0];
    if (file) onPicture(file);
  };
  for (const type of ["dragover", "dragleave", "drop"] as const) section.addEventListener(type, onDrag);
}

/** The element's content: buttons and a drop area for a photo, its progress, and a place for what comes of it. */
export function makeChooser({ label, notes, language, t, caption, onOpen, onPicture }: ChooserOptions) {
  const inputs = [null, "user"].map((capture) => {
    const input = make("input", { type: "file", accept: pictureFiles, capture, hidden: true });
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      // The same file can be chosen again.
      input.value = "";
      if (file) onPicture(file);
    });
    return input;
  });
  const buttons = make("div", { class: "row" });
  const opener = (input: HTMLInputElement) => () => {
    onOpen();
    input.click();
  };
  buttons.append(
    makeButton(t("photo:choose.file"), { part: "button", class: "first", id: "choose" }, opener(inputs[0]!)),
    makeButton(t("photo:choose.camera"), { part: "button", class: "camera" }, opener(inputs[1]!)),
  );
  const status = make("p", { part: "status", role: "status" });
  const progress = make("progress", { part: "progress", hidden: true, "aria-label": t("result:wait.text") });
  const output = make("div", { part: "output" });
  const { bcp47, dir } = language;
  const hint = make("p", { part: "hint" }, `${t("common:onDevice")} ${t("photo:device.hint")}`);
  const start = make("div", { class: "start" }, buttons, hint);
  const section = make(
    "section",
    { part: "area", lang: bcp47, dir, "aria-label": label || null },
    paragraph("document", label),
    ...notes.map((note) => paragraph("note", note)),
    caption?.section ?? null,
    start,
    status,
    progress,
    output,
    ...inputs,
  );
  acceptDrops(section, onPicture);
  return {
    section,
    output,
    caption,
    /** No photo can be made on this page. */
    close(): void {
      start.remove();
    },
    /** @param isWorking shows text and progress; otherwise the text is announced, and stands in the output */
    say(text: string, isWorking = false): void {
      status.textContent = text;
      status.classList.toggle("unseen", !isWorking);
      progress.hidden = !isWorking;
    },
  };
}

export type Chooser = ReturnType<typeof makeChooser>;

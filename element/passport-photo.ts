/**
 * `<passport-photo document="de-passport">`: makes the photo in the visitor's browser, on any site. `npm run pack:element` packs it
 * with its files (`tools/element-package/pack-element.ts`).
 */

import { defaultLanguage } from "../locales/languages";
import { maxImageBytes } from "../photo/core/file/image-limits";
import type { AcceptedPhoto } from "../photo/core/photo-outcome";
import type { Answers } from "../photo/core/questions";
import type { Caption } from "../photo/core/types";
import { openPhotoDevice, type PhotoDevice } from "../photo/web/photo-device";
import { attributeNames, captionOf, tellAttributeFaults } from "./attribute-faults";
import { makeCaptionFields } from "./caption-fields";
import { type Chooser, type ChooserOptions, makeChooser } from "./chooser";
import { PictureUnusable, reasonsOf, refusalOf, verdictOf, type Wording } from "./findings";
import { labelsOf } from "./labels";
import { afterPageScripts, assetsOf, english, languageOf, loadDocument, loadTexts, PageWrong } from "./load";
import { filesOf, photoRequest } from "./make-files";
import type { PackedDocument } from "./packed-document";
import { showRefusal } from "./show-findings";
import { showPhoto } from "./show-photo";
import { showQuestions } from "./show-questions";
import { adoptStyle } from "./style";
import type { Translate } from "./texts";
import type { PassportPhotoElement, PhotoMade, PhotoRefused, PhotoSetupError } from "./types";

/** Where pages are rendered on a server there are no elements, but the script can be imported. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

interface Opened {
  document: PackedDocument;
  label: string;
  sheetLabel: string;
  wording: Wording;
  device: PhotoDevice;
  chooser: Chooser;
}

interface RefusalPlace {
  chooser: Chooser;
  t: Translate;
  questions?: HTMLElement[];
  /** What the author of the page has to correct: trying again does not help. */
  pageFault?: string;
}

class PassportPhoto extends Base implements PassportPhotoElement {
  static readonly observedAttributes = attributeNames;
  made: PhotoMade | null = null;
  readonly #root = this.attachShadow({ mode: "open" });
  /** Null while the document and its texts load, and if they could not be loaded. */
  #opened: Opened | null = null;
  #isShown = false;
  #picture: Blob | null = null;
  #answers: Answers = {};
  /** What was typed for the strip below the picture. */
  #typed: Caption | null = null;
  #urls: string[] = [];
  /** Of loading and of the photo: a new one ends what runs. */
  #run = new AbortController();

  connectedCallback(): void {
    adoptStyle(this.#root);
    this.#isShown = true;
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#isShown = false;
    this.#run.abort();
    this.#release();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name.startsWith("caption-")) this.#typed = null;
    if (this.#isShown && before !== after) void this.#open();
  }

  async makePhoto(picture: Blob): Promise<void> {
    if (!(picture instanceof Blob)) throw new TypeError("makePhoto takes a Blob, such as a File.");
    this.#picture = picture;
    this.#answers = {};
    this.#opened?.chooser.output.replaceChildren();
    await this.#restart();
  }

  /** After a failure to load, that is tried again. */
  readonly #restart = () => (this.#opened ? this.#make(this.#opened) : this.#open());

  readonly #answer = (answer: Answers): void => {
    this.#answers = { ...this.#answers, ...answer };
    void this.#restart();
  };

  #newRun(): AbortSignal {
    this.#run.abort();
    this.#run = new AbortController();
    return this.#run.signal;
  }

  /** Loads the document, and makes its photo if there is a picture already. */
  async #open(): Promise<void> {
    const signal = this.#newRun();
    this.#opened = null;
    tellAttributeFaults(this);
    const assets = assetsOf(this);
    const language = languageOf(this);
    const device = openPhotoDevice(
      new URL("engine", assets).href,
      () => new Worker(new URL("photo-worker.js", assets)),
    );
    const showChooser = (
      choices: Pick<ChooserOptions, "label" | "notes" | "language" | "t" | "caption">,
    ): Chooser => {
      const chooser = makeChooser({
        ...choices,
        onOpen: () => void device.prepare(this.#run.signal).catch(() => {}),
        onPicture: (picture) => void this.makePhoto(picture),
      });
      this.#keepFocus(() => this.#root.replaceChildren(chooser.section));
      return chooser;
    };
    const texts = loadTexts(assets, language, signal);
    try {
      const [t, document] = await Promise.all([texts, loadDocument(assets, this.#id, signal)]);
      const labels = labelsOf(document, language);
      const notes = document.notes.map((note) => t(note));
      const wording = { t, bcp47: language.bcp47, unit: document.unit };
      this.#opened = {
        document,
        ...labels,
        wording,
        device,
        chooser: showChooser({
          label: labels.label,
          notes,
          language,
          t,
          caption: document.rule.caption ? this.#captionFields(t) : null,
        }),
      };
    } catch (error) {
      const t = await texts.catch(() => english);
      if (signal.aborted) return;
      const shown = t === english ? defaultLanguage : language;
      const chooser = showChooser({ label: "", notes: [], language: shown, t, caption: null });
      const fault = error instanceof PageWrong ? { pageFault: error.message } : {};
      if (error instanceof PageWrong) chooser.close();
      this.#refuse(refusalOf(error, t), { chooser, t, ...fault });
      return;
    }
    if (this.#picture) await this.#make(this.#opened);
  }

  #captionFields(t: Translate) {
    return makeCaptionFields({
      t,
      typed: this.#typed ?? captionOf(this),
      onType: (typed) => {
        this.#typed = typed;
      },
      onPrint: () => void this.#restart(),
    });
  }

  get #id(): string {
    return this.getAttribute("document") ?? "";
  }

  async #make(opened: Opened): Promise<void> {
    const signal = this.#newRun();
    const { document, sheetLabel, wording, device, chooser } = opened;
    const { t } = wording;
    chooser.caption?.offerPrint();
    chooser.say(t("result:wait.text"), true);
    try {
      const picture = this.#picture!;
      if (picture.size > maxImageBytes) throw new PictureUnusable("too-large");
      const image = await picture.arrayBuffer().catch(() => {
        throw new PictureUnusable("unreadable");
      });
      const request = photoRequest(this, document, {
        image: new Uint8Array(image),
        answers: this.#answers,
        caption: chooser.caption?.value(),
        sheetLabel,
        printAtFullSizeLabel: t("documents:printAtFullSize"),
      });
      const outcome = await device.makePhoto(request, signal);
      if (outcome.accepted) this.#accept(outcome, opened);
      else {
        const findings = reasonsOf(outcome.checks, wording);
        const answered = outcome.checks.filter(({ answer, verdict }) => answer && verdict === "fail");
        const questions = showQuestions(answered, wording, this.#answer);
        this.#refuse({ findings, checks: outcome.checks, fault: null }, { chooser, t, questions });
      }
    } catch (error) {
      if (!signal.aborted) this.#refuse(refusalOf(error, t), { chooser, t });
    }
  }

  #accept(photo: AcceptedPhoto, opened: Opened): void {
    const { document, label, wording, chooser } = opened;
    this.#release();
    this.made = { document: this.#id, photo, files: filesOf(this.#id, photo) };
    const result = showPhoto(
      {
        document,
        label,
        made: this.made,
        urlOf: (file) => {
          const url = URL.createObjectURL(file);
          this.#urls.push(url);
          return url;
        },
        onAnswer: this.#answer,
      },
      wording,
    );
    chooser.say(verdictOf(photo, wording));
    this.#keepFocus(() => chooser.output.replaceChildren(result));
    this.#tell("photo-made", this.made);
  }

  #refuse(
    refusal: Omit<PhotoRefused, "document">,
    { chooser, t, questions = [], pageFault }: RefusalPlace,
  ): void {
    this.#release();
    this.made = null;
    chooser.say("");
    const shown = showRefusal(refusal, {
      t,
      questions,
      onRetry: pageFault === undefined ? () => void this.#restart() : null,
    });
    this.#keepFocus(() => chooser.output.replaceChildren(shown));
    if (pageFault === undefined) this.#tell("photo-refused", { document: this.#id, ...refusal });
    else void this.#tellSetupError({ document: this.#id, message: pageFault });
  }

  /** Not at once, as without a document: the page's script that listens may stand below the element's. */
  async #tellSetupError(detail: PhotoSetupError): Promise<void> {
    const { signal } = this.#run;
    await afterPageScripts();
    if (!signal.aborted) this.#tell("photo-setup-error", detail);
  }

  /** Focuses the same button after a change, or the first one if it is gone. */
  #keepFocus(change: () => void): void {
    const focused = this.#root.activeElement;
    change();
    if (focused && !focused.isConnected)
      (this.#root.getElementById(focused.id) ?? this.#root.getElementById("choose"))?.focus();
  }

  #release(): void {
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = [];
  }

  #tell(
    type: "photo-made" | "photo-refused" | "photo-setup-error",
    detail: PhotoMade | PhotoRefused | PhotoSetupError,
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

globalThis.customElements?.define("passport-photo", PassportPhoto);

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readLock } from "../../../locales/english-lock";
import { languageOfCode } from "../../../locales/languages";
import { staleTexts } from "../../../locales/tools/translations/stale-texts";
import { translatedTexts } from "../../../locales/tools/translations/translated-texts";
import { articleKinds } from "../../articles/article-collection";
import { isDraftFolder, marksDraftText } from "../../articles/drafts";
import { type Fault, faultLine } from "../../faults/content-error";
import { isDay } from "../../faults/is-day";
import { shownPath } from "../../faults/shown-path";
import { readRedirects } from "../../redirects";
import { ResidentCheck } from "../content-check/resident-check";
import { checkSavedText } from "../editing/check-saved-text";
import { editableFile } from "../editing/editable-files";
import { allDocuments } from "../editing/forms/document-form";

/** State of the content for the preview bar (`src/navigation/preview-bar.ts`). */
export interface PreviewState {
  /** One line each: file, line, problem and fix. */
  faults: string[];
  /** The number of those in languages that the preview does not show. */
  faultsElsewhere: number;
  /** A check is running: `faults` are from the previous one. */
  isChecking: boolean;
  /** The pages do not show the last edit yet. */
  isBehind: boolean;
  /** How often they got the data of edits: a page that took its data before that asks again. */
  timesShown: number;
  /** All articles: "guides/pt-passport". */
  texts: string[];
  /** "guides/pt-passport", "documents/pt-visa" */
  drafts: string[];
  /** Translations that are drafts, by language code. */
  draftTexts: Record<string, string[]>;
  /** Articles whose meta.yaml has a date that has not come yet. */
  datedAhead: string[];
  /** Outdated translations by language code: "guides/pt-passport". */
  outdated: Record<string, string[]>;
  /** Old addresses, and those that visitors are led to. */
  redirects: Record<string, string>;
  /** URL of the editor on this machine; null: not running. */
  editUrl: string | null;
}

/** Tracks faults of the content: the whole folder once, then each edited file. */
export class ContentFaults {
  private faults: Fault[] = [];
  private isAllChecked = false;
  private readonly resident: ResidentCheck;

  constructor(private readonly contentDir: string) {
    this.resident = new ResidentCheck(contentDir);
  }

  get lines(): string[] {
    return this.faults.map(faultLine);
  }

  /** Those that concern a preview in these languages, and how many others there are. */
  shownIn(codes: readonly string[]): Pick<PreviewState, "faults" | "faultsElsewhere"> {
    const shown = this.faults.filter(({ file }) => codes.includes(languageOfFile(file) ?? "en"));
    return { faults: shown.map(faultLine), faultsElsewhere: this.faults.length - shown.length };
  }

  /** Everything, until that has come to its end once; then what was edited. Interface texts are no content. */
  async check(paths: string[]): Promise<void> {
    const isOfInterface = paths.length > 0 && paths.every((path) => path.startsWith("../locales/"));
    if (this.isAllChecked && isOfInterface) return;
    return this.isAllChecked && paths.length > 0 ? this.checkEdited(paths) : this.checkAll();
  }

  async checkAll(): Promise<void> {
    this.faults = await this.resident.faults();
    this.isAllChecked = true;
  }

  /** Stops a running check. */
  stop(): void {
    this.resident.stop();
  }

  /**
   * `paths` relative to content/. Checking the folder takes seconds; it is only done for several files at once, such as
   * a new question, for a folder that was renamed or removed, and for the data of an article: it may have been published.
   */
  async checkEdited(paths: string[]): Promise<void> {
    const [path = ""] = paths;
    const file = join(this.contentDir, path);
    const isAlone = paths.length === 1 && ["text", "document"].includes(editableFile(path)?.kind ?? "");
    if (!isAlone || !existsSync(file)) return this.checkAll();
    const fresh = await checkSavedText(this.contentDir, path, readFileSync(file, "utf8"));
    if (fresh.some((fault) => fault.file !== shownPath(file))) return this.checkAll();
    this.faults = [...this.faults.filter((fault) => fault.file !== shownPath(file)), ...fresh];
  }
}

export function previewState(
  checked: Pick<PreviewState, "faults" | "faultsElsewhere" | "isChecking" | "isBehind" | "timesShown">,
  codes: readonly string[],
  editUrl: string | null,
): PreviewState {
  const contentDir = resolve("content");
  const folders = Object.keys(articleKinds).flatMap((kind) =>
    readdirSync(join(contentDir, kind)).map((id) => `${kind}/${id}`),
  );
  const drafts = [
    ...folders.filter((folder) => isDraftFolder(join(contentDir, folder))),
    ...allDocuments(contentDir).flatMap(([id, { draft }]) => (draft ? `documents/${id}` : [])),
  ];
  const today = new Date().toISOString().slice(0, 10);
  const datedAhead = folders.filter((folder) => isDatedAhead(join(contentDir, folder), today));
  const inEach = (listOf: (code: string) => string[]) =>
    Object.fromEntries(codes.filter((code) => code !== "en").map((code) => [code, listOf(code)]));
  const draftTexts = inEach((code) =>
    folders.filter((folder) => isDraftText(join(contentDir, folder), code)),
  );
  return {
    ...checked,
    texts: folders,
    drafts,
    draftTexts,
    datedAhead,
    outdated: inEach(outdatedTexts),
    redirects: Object.fromEntries(readRedirects(contentDir).map(({ from, to }) => [from, to])),
    editUrl,
  };
}

/** "content/guides/pt-passport/es.mdx", "content/remarks/es.json" -> "es"; null for files of all languages. */
function languageOfFile(file: string): string | null {
  const [, name = ""] = /([a-z-]+)\.(?:mdx?|json|yaml)$/.exec(file) ?? [];
  const isOfDocuments = /(^|\/)templates\//.test(file);
  return isOfDocuments ? null : (languageOfCode(name)?.code ?? null);
}

const isDraftText = (dir: string, code: string): boolean =>
  [`${code}.mdx`, `${code}.md`]
    .map((name) => join(dir, name))
    .some((path) => existsSync(path) && marksDraftText(readFileSync(path, "utf8")));

/** Whether a date in the meta.yaml of this folder is after `today`. */
export function isDatedAhead(dir: string, today: string): boolean {
  const meta = join(dir, "meta.yaml");
  if (!existsSync(meta)) return false;
  const dates = readFileSync(meta, "utf8").matchAll(/^(?:publishedAt|updatedAt):\s*["']?([\d-]+)/gm);
  return [...dates].some(([, day]) => isDay(day!) && day! > today);
}

/** A translation without a mark was written for the current English text. */
const outdatedTexts = (code: string): string[] =>
  staleTexts(translatedTexts(code), readLock(code)).flatMap(({ id, isNew }) => (isNew ? [] : id));

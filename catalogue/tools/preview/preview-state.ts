import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readLock } from "../../../locales/english-lock";
import { staleTexts } from "../../../locales/tools/translations/stale-texts";
import { translatedTexts } from "../../../locales/tools/translations/translated-texts";
import { articleKinds } from "../../articles/article-collection";
import { isDraftFolder } from "../../articles/drafts";
import { type Fault, faultLine } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
import { type RunningCheck, startContentCheck } from "../content-check/start-content-check";
import { checkSavedText } from "../editing/check-saved-text";
import { editableFile } from "../editing/editable-files";

/** What the bar of a preview knows of the content; `src/navigation/preview-bar.ts` shows it. */
export interface PreviewState {
  /** One line each: file, line, problem and fix. */
  faults: string[];
  /** A check runs: `faults` are those of before. */
  isChecking: boolean;
  /** "guides/pt-passport" */
  drafts: string[];
  /** Translations that follow an older English, by code of language: "guides/pt-passport". */
  outdated: Record<string, string[]>;
  /** Where forms are open, on this machine; null: nowhere. */
  editUrl: string | null;
}

/** Follows the faults of the content: the whole folder once, then the file that was edited. */
export class ContentFaults {
  private faults: Fault[] = [];
  private running: RunningCheck | undefined;

  constructor(private readonly contentDir: string) {}

  get lines(): string[] {
    return this.faults.map(faultLine);
  }

  async checkAll(): Promise<void> {
    this.running = startContentCheck(this.contentDir);
    this.faults = await this.running.faults;
  }

  /** Ends a check that runs. */
  stop(): void {
    this.running?.stop();
  }

  /**
   * `paths` relative to content/. The whole folder takes ten times as long as a writer wants to wait for one text; for a burst of
   * files, such as a change of branch, it is checked once.
   */
  async checkEdited(paths: string[]): Promise<void> {
    const [path = ""] = paths;
    const file = join(this.contentDir, path);
    if (paths.length > 1 || !editableFile(path) || !existsSync(file)) return this.checkAll();
    const fresh = await checkSavedText(this.contentDir, path, readFileSync(file, "utf8"));
    if (fresh.some((fault) => fault.file !== shownPath(file))) return this.checkAll();
    this.faults = [...this.faults.filter((fault) => fault.file !== shownPath(file)), ...fresh];
  }
}

export function previewState(
  checked: Pick<PreviewState, "faults" | "isChecking">,
  codes: readonly string[],
  editUrl: string | null,
): PreviewState {
  const contentDir = resolve("content");
  const drafts = Object.keys(articleKinds).flatMap((kind) =>
    readdirSync(join(contentDir, kind))
      .map((id) => `${kind}/${id}`)
      .filter((folder) => isDraftFolder(join(contentDir, folder))),
  );
  const outdated = codes.flatMap((code) => (code === "en" ? [] : [[code, outdatedTexts(code)] as const]));
  return { ...checked, drafts, outdated: Object.fromEntries(outdated), editUrl };
}

/** A translation that nobody has marked yet was written beside the English of today. */
const outdatedTexts = (code: string): string[] =>
  staleTexts(translatedTexts(code), readLock(code)).flatMap(({ id, isNew }) => (isNew ? [] : id));

import { join } from "node:path";
import { isDraftFolder } from "../../../catalogue/articles/drafts";
import { readRemarks } from "../../../catalogue/templates/remarks";
import { readLock } from "../../english-lock";
import { checkTexts, type TextFault } from "../text-check/check-texts";
import { englishLines } from "../text-check/english-lines";
import type { Texts } from "../text-check/read-texts";
import { staleTexts } from "./stale-texts";
import { translatedArticles, translatedTexts, untranslatedArticles } from "./translated-texts";

/** What is missing in a language. */
export interface TextStatus {
  /** Texts with faults, articles' with their path as `namespace`, which fail the tests. */
  wrong: TextFault[];
  /** Untranslated texts, remarks, questions and legal texts, which are shown in English. */
  missing: string[];
  /** Published guides, articles and authors without a text in this language: English is enough for them. */
  englishOnly: string[];
  /** Outdated translations of interface, legal texts and articles. */
  stale: string[];
  /** Outdated translations that are drafts, which stop no release. */
  staleDrafts: string[];
}

const idOf = ({ namespace, key }: TextFault): string => `${namespace}:${key}`;

/** Lines of published translations that are still English. */
function englishInArticles(contentDir: string, code: string): TextFault[] {
  return translatedArticles(code, contentDir).flatMap(({ id, file, own, english }) => {
    if (isDraftFolder(join(contentDir, id))) return [];
    return englishLines(own, english).map(({ line, sentence }) => {
      const what = `is still English: "${sentence}"`;
      return { code, namespace: file, key: `line ${line}`, what, isMissing: false };
    });
  });
}

function missingRemarks(contentDir: string, code: string): string[] {
  const own = readRemarks(contentDir, code);
  return Object.keys(readRemarks(contentDir, "en"))
    .filter((id) => !own[id]?.trim())
    .map((id) => `remark/${id}`);
}

/**
 * Compares a language with English. Missing or outdated translations stop a release only, so that English texts can
 * be contributed without speaking the other languages.
 */
export function textStatus(code: string, all: Map<string, Texts>, contentDir = "content"): TextStatus {
  const faults = checkTexts(code, all);
  if (code === "en") return { wrong: faults, missing: [], englishOnly: [], stale: [], staleDrafts: [] };
  const untranslated = untranslatedArticles(code, contentDir);
  const isNeeded = (id: string) => /^(faq|legal)\//.test(id);
  const outdated = staleTexts(translatedTexts(code), readLock(code)).filter(({ isNew }) => !isNew);
  const idsOf = (isOfDrafts: boolean) =>
    outdated.filter(({ isDraft }) => isDraft === isOfDrafts).map(({ id }) => id);
  const stale = new Set(idsOf(false));
  return {
    wrong: [
      ...faults.filter((fault) => !fault.isMissing && !stale.has(idOf(fault))),
      ...englishInArticles(contentDir, code),
    ],
    missing: [
      ...faults.filter(({ isMissing }) => isMissing).map(idOf),
      ...missingRemarks(contentDir, code),
      ...untranslated.filter(isNeeded),
    ],
    englishOnly: untranslated.filter((id) => !isNeeded(id)),
    stale: [...stale],
    staleDrafts: idsOf(true),
  };
}

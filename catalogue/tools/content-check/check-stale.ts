import { join } from "node:path";
import { languages } from "../../../locales/languages";
import { readLock } from "../../../locales/tools/translations/lock-file";
import { staleTexts } from "../../../locales/tools/translations/stale-texts";
import { translatedArticles } from "../../../locales/tools/translations/translated-texts";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";

/**
 * Articles whose English has changed since their translations were read beside it, once for each article: a fault of a
 * legal text, which must promise the same in every language, and a note of any other.
 */
export function checkStale(contentDir: string): { faults: Fault[]; notes: Fault[] } {
  const behind = new Map<string, { isHeld: boolean; codes: string[] }>();
  for (const { code } of languages) {
    if (code === "en") continue;
    const lock = readLock(code, join(contentDir, "..", "locales"));
    for (const { id, isHeld, isNew } of staleTexts(translatedArticles(code, contentDir), lock)) {
      if (isNew) continue;
      const article = behind.get(id) ?? { isHeld, codes: [] };
      article.codes.push(code);
      behind.set(id, article);
    }
  }
  const tell = ([id, { codes }]: [string, { codes: string[] }]): Fault => ({
    file: shownPath(join(contentDir, id)),
    line: null,
    field: "",
    problem: `the English has changed since these translations were read beside it: ${codes.join(", ")}.`,
    fix: `Bring them in line, then run npm run i18n:read -- ${codes[0]} ${id}, and so on.`,
  });
  const all = [...behind];
  return {
    faults: all.filter(([, { isHeld }]) => isHeld).map(tell),
    notes: all.filter(([, { isHeld }]) => !isHeld).map(tell),
  };
}

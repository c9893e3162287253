import { join } from "node:path";
import { readLock } from "../../../locales/english-lock";
import { languages } from "../../../locales/languages";
import { staleTexts } from "../../../locales/tools/translations/stale-texts";
import { translatedArticles } from "../../../locales/tools/translations/translated-texts";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";

/** Articles whose English has changed since their translations were checked, once per article. */
export function checkStale(contentDir: string): Fault[] {
  const behind = new Map<string, string[]>();
  for (const { code } of languages) {
    if (code === "en") continue;
    const lock = readLock(code, join(contentDir, "..", "locales"));
    for (const { id, isNew } of staleTexts(translatedArticles(code, contentDir), lock)) {
      if (isNew) continue;
      behind.set(id, [...(behind.get(id) ?? []), code]);
    }
  }
  return [...behind].map(([id, codes]) => ({
    file: shownPath(join(contentDir, id)),
    line: null,
    field: "",
    problem: `the English has changed since these translations were read beside it: ${codes.join(", ")}.`,
    fix: `Bring them in line, then run npm run i18n:read -- ${codes[0]} ${id}, and so on.`,
  }));
}

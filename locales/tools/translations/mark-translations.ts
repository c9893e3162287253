import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { type RemarksById, readRemarks, remarksFile } from "../../../catalogue/templates/remarks";
import { markOf, readLock, writeLock } from "../../english-lock";
import { languages } from "../../languages";
import { numberRemarks, renameRemarks } from "./remark-ids";
import { staleTexts } from "./stale-texts";
import { translatedTexts } from "./translated-texts";

const contentDir = "content";
export const translations = languages.map(({ code }) => code).filter((code) => code !== "en");

function writeRemarks(code: string, remarks: RemarksById): void {
  writeFileSync(remarksFile(contentDir, code), `${JSON.stringify(remarks, null, 2)}\n`);
}

/** Brings English sentences and translations of remarks under ids. */
function nameRemarks(): void {
  const before = readRemarks(contentDir, "en");
  const english = numberRemarks(loadTemplates(join(contentDir, "templates")), before);
  for (const code of translations)
    writeRemarks(code, renameRemarks(readRemarks(contentDir, code), before, english));
  writeRemarks("en", english);
}

/** Marks the named translations, and those that are new; returns what is stale still. */
function markRead(code: string, isRead: (id: string) => boolean): string[] {
  const texts = translatedTexts(code);
  const lock = readLock(code);
  writeLock(
    code,
    new Map(
      texts.map(({ id, english }) => [id, isRead(id) ? markOf(english) : (lock.get(id) ?? markOf(english))]),
    ),
  );
  return staleTexts(texts, readLock(code)).map(({ id }) => id);
}

/**
 * Marks the given translations as checked against the current English text, marks new ones and gives new remarks an id.
 *
 * @param where a language code; "all" or "" for all languages
 * @returns whether every id was known
 */
export function markTranslations(where: string, ids: string[]): boolean {
  const codes = where === "" || where === "all" ? translations : [where];
  nameRemarks();
  let areKnown = true;
  for (const code of codes) {
    const known = new Set(translatedTexts(code).map(({ id }) => id));
    for (const id of ids)
      if (id !== "all" && !known.has(id)) {
        console.error(`${code} has no translation "${id}".`);
        areKnown = false;
      }
    const stale = markRead(code, (id) => ids.includes("all") || ids.includes(id));
    if (stale.length > 0) console.log(`${code} follows an older English: ${stale.join(" ")}`);
  }
  return areKnown;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { type RemarksById, readRemarks, remarksFile } from "../../../catalogue/templates/remarks";
import { nearestWord } from "../../../photo/core/nearest-word";
import { markOf, readLock, writeLock } from "../../english-lock";
import { languages } from "../../languages";
import { numberRemarks, renameRemarks } from "./remark-ids";
import { staleTexts } from "./stale-texts";
import { translatedTexts } from "./translated-texts";

const contentDir = "content";
export const translations = languages.map(({ code }) => code).filter((code) => code !== "en");

/** Assigns ids to English sentences and translations of remarks. A file in which only the order differs stays as it is. */
export function nameRemarks(dir: string): void {
  const write = (code: string, old: RemarksById, remarks: RemarksById) => {
    if (!isDeepStrictEqual(old, remarks))
      writeFileSync(remarksFile(dir, code), `${JSON.stringify(remarks, null, 2)}\n`);
  };
  const before = readRemarks(dir, "en");
  const english = numberRemarks(loadTemplates(join(dir, "templates")), before);
  for (const code of translations) {
    const own = readRemarks(dir, code);
    write(code, own, renameRemarks(own, before, english));
  }
  write("en", before, english);
}

/** Marks the named translations and new ones; returns those that are still outdated. */
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
 * Writes nothing if an id is unknown.
 *
 * @param where a language code; "all" or "" for all languages
 * @returns whether every id was known
 */
export function markTranslations(where: string, ids: string[]): boolean {
  const codes = where === "" || where === "all" ? translations : [where];
  const unknown = codes.flatMap((code) => unknownIds(code, ids));
  for (const each of unknown) console.error(unknownInWords(each));
  if (unknown.length > 0) return false;
  nameRemarks(contentDir);
  for (const code of codes) {
    const stale = markRead(code, (id) => ids.includes("all") || ids.includes(id));
    if (stale.length > 0) console.log(`${code} follows an older English: ${stale.join(" ")}`);
  }
  return true;
}

function unknownIds(code: string, ids: readonly string[]) {
  const known = new Set(["all", ...translatedTexts(code).map(({ id }) => id)]);
  return ids.flatMap((id) => (known.has(id) ? [] : { code, id, near: nearestWord(id, [...known]) }));
}

function unknownInWords({ code, id, near }: ReturnType<typeof unknownIds>[number]): string {
  return `${code} has no translation "${id}".${near === undefined ? "" : ` Did you mean "${near}"?`}`;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTemplates } from "../catalogue/templates/load-templates";
import { type RemarksById, readRemarks, remarksFile } from "../catalogue/templates/remarks";
import { languages } from "../locales/languages";
import { markOf, readLock, writeLock } from "../locales/tools/translations/lock-file";
import { numberRemarks, renameRemarks } from "../locales/tools/translations/remark-ids";
import { staleTexts } from "../locales/tools/translations/stale-texts";
import { translatedTexts } from "../locales/tools/translations/translated-texts";

const contentDir = "content";
const translations = languages.map(({ code }) => code).filter((code) => code !== "en");

const usage = `npm run i18n:read                                 marks new translations, gives new remarks an id
npm run i18n:read -- de home:card.title faq/cutting  says: read again beside the English of today
npm run i18n:read -- de all                          the same of everything in that language ("all all": in each)`;

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

function main([where = "", ...ids]: string[]): void {
  const codes = where === "" || where === "all" ? translations : [where];
  const unknown = codes.find((code) => !translations.includes(code));
  if (unknown !== undefined || (where !== "" && ids.length === 0)) {
    console.error(unknown === undefined ? usage : `There is no language "${unknown}".\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  nameRemarks();
  for (const code of codes) {
    const known = new Set(translatedTexts(code).map(({ id }) => id));
    for (const id of ids)
      if (id !== "all" && !known.has(id)) {
        console.error(`${code} has no translation "${id}".`);
        process.exitCode = 1;
      }
    const stale = markRead(code, (id) => ids.includes("all") || ids.includes(id));
    if (stale.length > 0) console.log(`${code} follows an older English: ${stale.join(" ")}`);
  }
}

main(process.argv.slice(2));

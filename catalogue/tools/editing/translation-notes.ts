import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markOf, readLock, writeLock } from "../../../locales/english-lock";
import { type GlossaryTerm, glossary, stemsOf } from "../../../locales/glossary";
import { languageOfCode } from "../../../locales/languages";
import { englishOf } from "../../../locales/plural-keys";
import { flatTexts } from "../../../locales/tools/text-check/read-texts";
import { formAt, isKind, localesOf } from "./forms/all-forms";
import { articleTextFile } from "./forms/article-form";

/** What a translator needs to know of one field. */
interface FieldNote {
  /** Its id in the lock if its English text has changed since it was translated. */
  outdated: string | null;
  english: string;
  terms: { term: string; words: readonly string[]; note: string }[];
}

/**
 * Notes on the fields of a translation, by the dotted name of the field.
 * @param path of the form: "forms/guides/de-passport.de.json"
 */
export function translationNotes(contentDir: string, path: string): Record<string, FieldNote> {
  const form = formAt(contentDir, path);
  const english = formAt(contentDir, path.replace(/\.[A-Za-z-]+\.json$/, ".en.json"))?.read();
  if (!form?.code || form.code === "en" || !english) return {};
  const { code } = form;
  const own = flatTexts(form.read() ?? {});
  const texts = flatTexts(english);
  const lock = readLock(code, localesOf(contentDir));
  const keys = new Set([...texts.keys(), ...own.keys()]);
  return Object.fromEntries(
    [...keys].map((key): [string, FieldNote] => {
      const { id, english } = markedText(contentDir, path, key) ?? { id: null, english: "" };
      const mark = id === null || !own.has(key) ? undefined : lock.get(id);
      return [
        key,
        {
          outdated: mark === undefined || mark === markOf(english) ? null : id,
          english: englishOf(texts, key),
          terms: termsIn(englishOf(texts, key), code),
        },
      ];
    }),
  );
}

function termsIn(english: string, code: string): FieldNote["terms"] {
  return (Object.keys(glossary) as GlossaryTerm[])
    .filter((term) => glossary[term].inEnglish.test(english) && stemsOf(code, term).length > 0)
    .map((term) => ({
      term: term.replace(/([A-Z])/g, " $1").toLowerCase(),
      words: stemsOf(code, term),
      note: glossary[term].note,
    }));
}

/** The text that the lock marks for a field: an article as a whole, other texts one by one. */
function markedText(contentDir: string, path: string, key: string): { id: string; english: string } | null {
  const [, collection = "", name = ""] = /^forms\/([a-z]+)\/([a-z0-9-]+)\./.exec(path) ?? [];
  if (isKind(collection)) {
    const english = readFileSync(
      articleTextFile(join(contentDir, collection, name), collection, "en"),
      "utf8",
    );
    return { id: `${collection}/${name}`, english };
  }
  const english = formAt(contentDir, `forms/${collection}/${name}.en.json`)?.read();
  if (!english) return null;
  const id = collection === "interface" ? `${name}:${key}` : `remark/${key}`;
  return { id, english: englishOf(flatTexts(english), key) };
}

/**
 * Notes that the translation of a field was compared with the current English text.
 * @returns whether there is such a translation
 */
export function markCompared(contentDir: string, path: string, field: string): boolean {
  const form = formAt(contentDir, path);
  if (!form?.code || form.code === "en" || !form.read()) return false;
  const text = markedText(contentDir, path, field);
  if (!text || languageOfCode(form.code) === undefined) return false;
  const localesDir = localesOf(contentDir);
  writeLock(form.code, readLock(form.code, localesDir).set(text.id, markOf(text.english)), localesDir);
  return true;
}

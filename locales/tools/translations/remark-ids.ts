import type { RemarksById } from "../../../catalogue/templates/remarks";
import { remarksOf } from "../../../catalogue/templates/remarks";
import type { TemplateRecord } from "../../../catalogue/templates/template-file";

/**
 * The English sentences of all documents, each under its id: the one it has, or the name of the first document
 * that says it and a number. A document that lost one sentence and has one new one has reworded it: the id stays,
 * and so do its translations, which are stale then.
 */
export function numberRemarks(records: readonly TemplateRecord[], known: RemarksById): RemarksById {
  const said = new Set(records.flatMap(remarksOf));
  const kept = Object.entries(known).filter(([, sentence]) => said.has(sentence));
  const numbered = new Map(kept);
  const ids = new Map(kept.map(([id, sentence]) => [sentence, id]));
  const lost = Object.keys(known).filter((id) => !numbered.has(id));
  for (const record of records) {
    const fresh = remarksOf(record).filter((sentence) => !ids.has(sentence));
    const ownLost = lost.filter((id) => id.replace(/-\d+$/, "") === record.urlPath);
    for (const sentence of new Set(fresh)) {
      const reworded = fresh.length === 1 && ownLost.length === 1 ? ownLost[0] : undefined;
      const id = reworded ?? nextId(record.urlPath, numbered, lost);
      numbered.set(id, sentence);
      ids.set(sentence, id);
    }
  }
  return Object.fromEntries([...numbered].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

/** A number is never given twice: the translation of a sentence that left may still lie somewhere. */
function nextId(urlPath: string, numbered: ReadonlyMap<string, string>, lost: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = `${urlPath}-${number}`;
    if (!numbered.has(id) && !lost.includes(id)) return id;
  }
}

/** The translations of one language under the ids, in their order; what no document says any more goes. */
export function renameRemarks(own: RemarksById, before: RemarksById, english: RemarksById): RemarksById {
  const bySentence = new Map(Object.entries(own).map(([key, words]) => [before[key] ?? key, words]));
  return Object.fromEntries(
    Object.entries(english).flatMap(([id, sentence]) => {
      const words = own[id] ?? bySentence.get(sentence);
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

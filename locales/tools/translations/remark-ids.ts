import type { RemarksById } from "../../../catalogue/templates/remarks";
import { remarksOf } from "../../../catalogue/templates/remarks";
import type { TemplateRecord } from "../../../catalogue/templates/template-file";

/**
 * The English sentences of all documents by id: the existing id, or the name of the first document that contains it
 * with a number. If a document lost one sentence and got one, it was reworded: the id and its translations stay, and
 * the translations are outdated.
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

/** Numbers are never reused, because a translation of a removed sentence may still exist. */
function nextId(urlPath: string, numbered: ReadonlyMap<string, string>, lost: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = `${urlPath}-${number}`;
    if (!numbered.has(id) && !lost.includes(id)) return id;
  }
}

/** The translations of a language by id, in order; those of removed sentences are dropped. */
export function renameRemarks(own: RemarksById, before: RemarksById, english: RemarksById): RemarksById {
  const bySentence = new Map(Object.entries(own).map(([key, words]) => [before[key] ?? key, words]));
  return Object.fromEntries(
    Object.entries(english).flatMap(([id, sentence]) => {
      const words = own[id] ?? bySentence.get(sentence);
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

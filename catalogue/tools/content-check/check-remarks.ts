import { noteSubjects } from "../../../contract/document/note-subjects";
import { languages } from "../../../locales/languages";
import { scriptFault } from "../../../locales/tools/text-check/scripts-of-languages";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
import { readSubjects, subjectsFile } from "../../templates/note-subject";
import { loadRemarks, readRemarks, remarksFile, remarksOf } from "../../templates/remarks";
import type { TemplateRecord } from "../../templates/template-file";

interface RemarkReport {
  faults: Fault[];
  /** Sentences that have no id yet or lack translations: one line, whatever their number. */
  notes: Fault[];
}

/** Checks the remarks of every document in every language: reports outdated sentences and missing translations. */
export function checkRemarks(contentDir: string, records: readonly TemplateRecord[]): RemarkReport {
  const said = new Set(records.flatMap(remarksOf));
  const numbered = Object.values(readRemarks(contentDir, "en"));
  const known = new Set(numbered);
  const file = shownPath(remarksFile(contentDir, "en"));
  const notes: Fault[] = [...said]
    .filter((remark) => !known.has(remark))
    .map((remark) => ({
      file,
      line: null,
      field: `"${remark}"`,
      problem: "is new or reworded.",
      fix: "Run npm run i18n:read, then translate what npm run i18n:status names.",
    }));
  // While notes lack ids, a sentence that no document contains is the old wording of one of them.
  const english = new Set([...said].filter((remark) => known.has(remark)));
  const reworded = new Set(notes.length > 0 ? numbered.filter((remark) => !said.has(remark)) : []);
  notes.push(...untranslated(contentDir, english));
  const faults = [
    ...repeatedFaults(contentDir),
    ...translationFaults(contentDir, english, reworded),
    ...subjectFaults(contentDir, new Set(records.flatMap((record) => record.notes)), reworded),
  ];
  return { faults, notes };
}

/** Whether each note with an id has a subject, and nothing else has one. */
function subjectFaults(
  contentDir: string,
  said: ReadonlySet<string>,
  reworded: ReadonlySet<string>,
): Fault[] {
  const subjects = readSubjects(contentDir);
  const english = readRemarks(contentDir, "en");
  const known = new Set<string>(noteSubjects);
  const fault = (id: string, problem: string, fix: string): Fault => ({
    file: shownPath(subjectsFile(contentDir)),
    line: null,
    field: id,
    problem,
    fix,
  });
  const choices = `Write one of ${noteSubjects.join(", ")}.`;
  return [
    ...Object.entries(english)
      .filter(([id, note]) => said.has(note) && !known.has(subjects[id] ?? ""))
      .map(([id, note]) => fault(id, `"${note}" has no subject.`, choices)),
    ...Object.keys(subjects)
      .filter((id) => !(id in english) || !(said.has(english[id]!) || reworded.has(english[id]!)))
      .map((id) => fault(id, "is the id of no note.", "Take it out.")),
  ];
}

/** A sentence has one id, and so one translation, however many documents say it. */
function repeatedFaults(contentDir: string): Fault[] {
  const firstIds = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [id, sentence] of Object.entries(readRemarks(contentDir, "en"))) {
    const firstId = firstIds.get(sentence);
    if (firstId === undefined) firstIds.set(sentence, id);
    else
      faults.push({
        file: shownPath(remarksFile(contentDir, "en")),
        line: null,
        field: id,
        problem: `is the same sentence as ${firstId}.`,
        fix: "Take it out here, of remarks/subjects.json and of every language.",
      });
  }
  return faults;
}

/** English is shown instead. */
function untranslated(contentDir: string, english: ReadonlySet<string>): Fault[] {
  const codes = new Map<string, string[]>();
  for (const { code } of languages) {
    if (code === "en") continue;
    const remarks = loadRemarks(contentDir, code);
    for (const remark of english)
      if (!remarks[remark]?.trim()) codes.set(remark, [...(codes.get(remark) ?? []), code]);
  }
  return [...codes].map(([remark, lacking]) => ({
    file: shownPath(remarksFile(contentDir, lacking[0]!)),
    line: null,
    field: `"${remark}"`,
    problem: `is not translated into ${lacking.join(", ")}.`,
    fix: "Add it under the same id.",
  }));
}

function translationFaults(
  contentDir: string,
  english: ReadonlySet<string>,
  reworded: ReadonlySet<string>,
): Fault[] {
  return languages
    .filter(({ code }) => code !== "en")
    .flatMap(({ code }) => {
      const remarks = loadRemarks(contentDir, code);
      const fault = (remark: string, problem: string, fix: string): Fault => {
        const file = shownPath(remarksFile(contentDir, code));
        return { file, line: null, field: `"${remark}"`, problem, fix };
      };
      return Object.entries(remarks).flatMap(([remark, words]) => {
        if (reworded.has(remark)) return [];
        if (!english.has(remark)) return [fault(remark, "stands in no document.", "Take it out.")];
        if (words === remark && /\p{L}{2} .*\p{L}{2}/u.test(remark))
          return [fault(remark, "is still English.", "Translate it.")];
        const strange = scriptFault(code, words);
        return strange ? [fault(remark, `"${words}" ${strange}.`, "Write it in that language.")] : [];
      });
    });
}

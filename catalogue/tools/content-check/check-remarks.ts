import { languages } from "../../../locales/languages";
import { scriptFault } from "../../../locales/tools/text-check/scripts-of-languages";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
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
  return { faults: translationFaults(contentDir, english, reworded), notes };
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

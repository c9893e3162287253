import type { Fault } from "../../catalogue/faults/content-error";
import { shownPath } from "../../catalogue/faults/shown-path";
import { loadRemarks, remarksFile, remarksOf } from "../../catalogue/templates/remarks";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { languages } from "../../locales/languages";
import { scriptFault } from "../text-check/scripts-of-languages";

/** Every remark of every document in every language: none missing, none left from a sentence that has changed. */
export function checkRemarks(contentDir: string, records: readonly TemplateRecord[]): Fault[] {
  const english = new Set(records.flatMap(remarksOf));
  return languages
    .filter(({ code }) => code !== "en")
    .flatMap(({ code }) => {
      const remarks = loadRemarks(contentDir, code);
      const fault = (remark: string, problem: string, fix: string): Fault => {
        const file = shownPath(remarksFile(contentDir, code));
        return { file, line: null, field: `"${remark}"`, problem, fix };
      };
      const missing = [...english]
        .filter((remark) => !remarks[remark]?.trim())
        .map((remark) => fault(remark, "is not translated.", "Add it with the same English words."));
      const wrong = Object.entries(remarks).flatMap(([remark, words]) => {
        if (!english.has(remark)) return [fault(remark, "stands in no document.", "Take it out.")];
        const strange = scriptFault(code, words);
        return strange ? [fault(remark, `"${words}" ${strange}.`, "Write it in that language.")] : [];
      });
      return [...missing, ...wrong];
    });
}

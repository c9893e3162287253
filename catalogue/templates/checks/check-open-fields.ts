import type { TemplateEntry } from "../template-file";
import { isQuoted, sourceLists } from "./check-sources";

type Report = (path: string[], problem: string, fix: string) => void;

/** What the entry says about each rule whose field may be open. Size, background and colour always have a value. */
function valuesOf(entry: TemplateEntry) {
  const { head, eyeLine, topMargin, digital, signature, takenBy, glasses, headCovering, expression } = entry;
  const { background, retouch, geometry, statement } = entry.editPolicy;
  const isOpenPolicy =
    statement === null && [background, retouch, geometry].every((policy) => policy === "unknown");
  return {
    head,
    eyeLine,
    topMargin,
    file: digital,
    signature,
    takenBy,
    editing: isOpenPolicy ? null : entry.editPolicy,
    glasses,
    headCovering,
    expression,
    children: entry.forChildren,
  };
}

/** Checks that an open field is quoted by no source: the page would say "No rule found" above that quotation. */
export function checkOpenFields(entry: TemplateEntry, report: Report): void {
  const noted: readonly string[] = entry.inNotes ?? [];
  const values = valuesOf(entry);
  const open = (Object.keys(values) as (keyof typeof values)[]).filter(
    (rule) => (values[rule] ?? null) === null && !noted.includes(rule),
  );
  for (const { path, list } of sourceLists(entry)) {
    for (const [index, source] of list.entries()) {
      for (const rule of open.filter((each) => isQuoted([source], each)))
        report(
          [...path, String(index), "says", rule],
          `it is quoted for ${rule}, which the document leaves open.`,
          "Fill in the field, state the rule in a note and name it under inNotes, or take the quotation out.",
        );
    }
  }
}

import type { Confidence } from "../../../contract/document/template";
import type { TemplateRecord } from "../../templates/template-file";

const grades: readonly Confidence[] = ["official", "agreed", "single", "list"];

/** A Markdown table of how well the sizes of each country's documents are known, with a first row for all of them. */
export function evidenceTable(records: readonly TemplateRecord[]): string {
  const countries = [...new Set(records.map(({ country }) => country))].sort();
  const rows = countries.map((code) =>
    rowOf(
      code,
      records.filter(({ country }) => country === code),
    ),
  );
  return [
    `| country | documents | read | ${grades.join(" | ")} |`,
    `|${" --- |".repeat(grades.length + 3)}`,
    rowOf("all", records),
    ...rows,
  ].join("\n");
}

function rowOf(name: string, records: readonly TemplateRecord[]): string {
  const read = records.filter(({ sources }) => sources.some(({ seen }) => seen !== null));
  const graded = grades.map((grade) => records.filter(({ confidence }) => confidence === grade).length);
  return `| ${[name, records.length, read.length, ...graded].join(" | ")} |`;
}

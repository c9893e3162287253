import type { Finding } from "./watch-sources";

/** What to do for each finding; unchanged and new pages need nothing. */
const headings = [
  ["gone", "The page is gone: find where the authority says it now"],
  ["moved", "The address leads elsewhere: read that page and change the address"],
  ["numbers", "Other numbers: read the page again and compare them with the document"],
  ["text", "Other words: read the page again"],
  ["failed", "No answer: try again next week, look by hand when it stays so"],
  ["not asked", "Not asked this time"],
] as const;

/** Documents to read again as Markdown, by what happened to their sources; empty if there are none. */
export function reportOf(findings: readonly Finding[]): string {
  return headings
    .flatMap(([kind, heading]) => {
      const ofKind = findings.filter((finding) => finding.kind === kind);
      if (ofKind.length === 0) return [];
      const lines = ofKind.map(({ url, what, urlPaths }) => `- ${urlPaths.join(", ")}: <${url}> ${what}`);
      return [`## ${heading} (${ofKind.length})`, "", ...lines.sort(), ""];
    })
    .join("\n");
}

/** Summary: "731 addresses: 3 gone, 12 with other numbers". */
export function summaryOf(findings: readonly Finding[], listed: number): string {
  const counts = new Map<string, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
  const kept = listed - findings.length;
  return `${listed} addresses: ${[...parts, ...(kept > 0 ? [`${kept} read a few days ago`] : [])].join(", ")}.`;
}

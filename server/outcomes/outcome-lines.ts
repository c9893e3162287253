import { writeShare } from "../../contract/confidence-interval";
import type { OutcomeCount } from "../database/outcomes";
import type { StoredOutcome } from "../database/tables";
import { forTerminal } from "../plain-text";
import { reasonsOf, shareAccepted } from "./outcome-summary";

const head = ["document", "accepted (95 %)", "not used", "reasons of refusals"];

/**
 * One line per document, as a work list for its rules: first those whose share of accepted photos is low even at the
 * upper end of its interval.
 */
export function outcomeTable(counts: readonly OutcomeCount[]): string {
  if (counts.length === 0) return "No answers.";
  const documents = [...new Set(counts.map(({ document }) => document))].map((document) => {
    const own = counts.filter((count) => count.document === document);
    return { document, share: shareAccepted(own), reasons: reasonsOf(own) };
  });
  documents.sort((a, b) => a.share.toPercent - b.share.toPercent || a.document.localeCompare(b.document));
  const rows = documents.map(({ document, share, reasons }) => [
    document,
    writeShare(share),
    String(share.unused),
    reasons.map(([reason, count]) => `${reason} ${count}`).join(", "),
  ]);
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Each answer with its day, its id and the authority's words. */
export function outcomeLines(answers: readonly StoredOutcome[]): string {
  if (answers.length === 0) return "No answers.";
  return answers
    .map(({ id, outcome, reason, words, createdAt }) => {
      const day = new Date(createdAt).toISOString().slice(0, 10);
      const line = [day, outcome, reason, id].filter((part) => part !== null).join("  ");
      return words === "" ? line : `${line}\n    ${forTerminal(words)}`;
    })
    .join("\n");
}

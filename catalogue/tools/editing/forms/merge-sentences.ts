import { diff3Merge } from "node-diff3";

/** Lines, and the sentences of a line. */
const partsOf = (text: string): string[] => text.split(/(?<=\n)|(?<=[.!?]\s)|(?<=[。！？])/u);

/** Merges two edits of a text sentence by sentence; null if both changed the same one. */
export function mergeSentences(old: string, mine: string, theirs: string): string | null {
  const regions = diff3Merge(partsOf(mine), partsOf(old), partsOf(theirs), { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict)) return null;
  return regions.flatMap(({ ok = [] }) => ok).join("");
}

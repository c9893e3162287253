/** A stretch of the old text, by its parts, and what stands there now. */
interface Change {
  start: number;
  end: number;
  parts: string[];
}

/** Lines, and the sentences of a line. */
const partsOf = (text: string): string[] => text.split(/(?<=\n)|(?<=[.!?]\s)|(?<=[。！？])/u);

/** Merges two edits of a text sentence by sentence; null if both changed the same one. */
export function mergeSentences(old: string, mine: string, theirs: string): string | null {
  const before = partsOf(old);
  const changes = [...changesOf(before, partsOf(mine)), ...changesOf(before, partsOf(theirs))].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  const merged: string[] = [];
  let at = 0;
  let last: Change | undefined;
  for (const change of changes) {
    if (last && isSame(last, change)) continue;
    const isInsertedTwice =
      change.start === change.end && last?.start === last?.end && change.start === last?.start;
    if (change.start < at || isInsertedTwice) return null;
    merged.push(...before.slice(at, change.start), ...change.parts);
    at = change.end;
    last = change;
  }
  return [...merged, ...before.slice(at)].join("");
}

const isSame = (a: Change, b: Change) =>
  a.start === b.start && a.end === b.end && a.parts.join("") === b.parts.join("");

/** Between the parts that the longest common sequence keeps. */
function changesOf(before: string[], after: string[]): Change[] {
  const common = commonLengths(before, after);
  const changes: Change[] = [];
  let [from, to, i, j] = [0, 0, 0, 0];
  const close = () => {
    if (from < i || to < j) changes.push({ start: from, end: i, parts: after.slice(to, j) });
  };
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      close();
      [from, to, i, j] = [i + 1, j + 1, i + 1, j + 1];
    } else if (common[i + 1]![j]! >= common[i]![j + 1]!) i++;
    else j++;
  }
  [i, j] = [before.length, after.length];
  close();
  return changes;
}

/** Length of the longest common sequence of the parts from i and j on. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

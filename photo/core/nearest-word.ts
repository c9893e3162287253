/** Edit distance with insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  return rows[a.length]![b.length]!;
}

/** Length of the folders that two addresses share: "/guide/" of pages in it. */
function sharedFolders(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return a.slice(0, same).lastIndexOf("/") + 1;
}

const aThird = (candidate: string, word: string): number =>
  Math.max(1, Math.ceil((candidate.length - sharedFolders(candidate, word)) / 3));

/**
 * The most similar word, or undefined if none is close.
 * @param most letters of a word that may differ
 */
export function nearestWord(
  word: string,
  words: readonly string[],
  most: (candidate: string, word: string) => number = aThird,
): string | undefined {
  const ranked = words
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most(candidate, word))
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= most(best.candidate, word) ? best.candidate : undefined;
}

/** 'Did you mean "height"?', or the list of valid words. */
export function suggestion(word: string, words: readonly string[]): string {
  const near = nearestWord(word, words);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return words.length <= 30 ? `Possible are: ${words.join(", ")}.` : "Remove it or correct its spelling.";
}

/** Separator of label parts, in every language. */
export const labelMark = " · ";

/** A letter with its combining marks. */
const letters = (text: string): string[] => text.match(/\P{M}\p{M}*/gu) ?? [];

/** "Germany · Passport · 35 × 45 mm": the size is last, and distinguishes the photos on the sheet. */
function shortened(label: string, count: number): string {
  const mark = label.lastIndexOf(labelMark);
  const [name, size] = mark < 0 ? [label, ""] : [label.slice(0, mark), label.slice(mark)];
  const all = letters(name);
  if (all.length <= count) return label;
  if (count === 0 && size !== "") return size.slice(labelMark.length);
  return `${all
    .slice(0, count)
    .join("")
    .replace(/[\s·]+$/, "")}…${size}`;
}

/**
 * Labels of the documents on a sheet, with names cut to the available space; sizes are kept.
 * @returns null if not even the sizes fit
 */
export async function shortNames(
  labels: readonly string[],
  fits: (names: string) => Promise<boolean>,
): Promise<string | null> {
  const withLetters = (count: number) => labels.map((label) => shortened(label, count)).join(" + ");
  if (!(await fits(withLetters(0)))) return null;
  let [least, most] = [0, Math.max(...labels.map((label) => label.length))];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (await fits(withLetters(count))) least = count;
    else most = count - 1;
  }
  return withLetters(least);
}

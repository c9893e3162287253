/** Returns a copy in the alphabetical order of a language. */
export function sortByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  bcp47: string,
): Item[] {
  const collator = new Intl.Collator(bcp47);
  return [...items].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}

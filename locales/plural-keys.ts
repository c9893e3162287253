const categories = "zero|one|two|few|many|other";
const pluralEnding = new RegExp(`_(${categories})$`);

/** "photos_one" and "photos_other" are plural forms of "photos"; other keys are their own stem. */
export const stemOf = (key: string): string => key.replace(pluralEnding, "");

export const pluralCategoryOf = (key: string): string | undefined => pluralEnding.exec(key)?.[1];

/** Plural categories of a language, from CLDR. */
export const categoriesOf = (bcp47: string): string[] =>
  new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories;

/** The keys that a language must have for the English keys. */
export function wantedKeys(englishKeys: Iterable<string>, bcp47: string): Set<string> {
  const wanted = new Set<string>();
  for (const key of englishKeys) {
    if (!pluralCategoryOf(key)) wanted.add(key);
    else for (const category of categoriesOf(bcp47)) wanted.add(`${stemOf(key)}_${category}`);
  }
  return wanted;
}

/** The English text of a key: its own, or that of the plural's "other". */
export const englishOf = (english: Map<string, string>, key: string): string =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? "";

/** Names that are written the same in every language with Latin letters. */
const namesEverywhere: readonly string[] = ["New South Wales", "Queensland", "Green Card", "iqama", "Blog"];

/** Words that were reviewed: equal in English and in the language. */
const ownWords: Partial<Record<string, readonly string[]>> = {
  dan: ["Tip", "Send", "Stop", "Digital", "baby"],
  de: ["Digital", "Countdown: {{time}}"],
  "fr-fr": ["Guides", "Photos", "Visa", "Document", "Photo", "Questions", "Sources", "Pixels"],
  it: ["Home", "Privacy", "No", "File"],
  nl: ["Contrast", "Tip", "Privacy", "Document", "Pixels", "Stop", "baby"],
  pt: ["Digital", "Pixels"],
  rom: ["Contrast", "Document", "Defect", "Digital"],
  spa: ["Error {{status}}", "Visa", "No", "Digital", "provisional"],
  swe: ["Digital"],
  vie: ["Visa"],
};

/** Whether an English text may be unchanged in a language. */
export const sameInBoth = (code: string, english: string): boolean =>
  namesEverywhere.includes(english) || (ownWords[code]?.includes(english) ?? false);

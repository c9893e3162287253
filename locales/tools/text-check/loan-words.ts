/** Names that are written the same in every language with Latin letters. */
const namesEverywhere: readonly string[] = ["New South Wales", "Queensland", "Green Card", "iqama", "Blog"];

/** Single words, judged one by one, that are the language's own word and English at the same time. */
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

/** May this English text stand unchanged in the language of this code? */
export const sameInBoth = (code: string, english: string): boolean =>
  namesEverywhere.includes(english) || (ownWords[code]?.includes(english) ?? false);

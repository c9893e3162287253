/** English words that a language has made its own, so that the same text in both is right. */
const loanWords: Partial<Record<string, readonly string[]>> = {
  dan: ["Blog", "New South Wales", "Send", "Stop", "Tip"],
  de: ["Blog", "Digital"],
  hu: ["Blog"],
  nl: ["Blog", "Document", "Pixels", "Privacy", "Tip"],
  slo: ["Blog"],
  swe: ["New South Wales"],
  tr: ["Blog"],
  vie: ["Blog"],
};

/** May this English text stand unchanged in the language of this code? */
export const sameInBoth = (code: string, english: string): boolean =>
  loanWords[code]?.includes(english) ?? false;

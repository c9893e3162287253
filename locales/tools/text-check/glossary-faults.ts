import { type GlossaryTerm, glossary, stemsOf } from "../../glossary";

/** Terms of an English text that are missing in its translation. */
export function missingTerms(code: string, bcp47: string, english: string, text: string): GlossaryTerm[] {
  // Soft hyphens may occur inside a stem.
  const lower = text.replaceAll("\u00ad", "").toLocaleLowerCase(bcp47);
  return (Object.keys(glossary) as GlossaryTerm[]).filter((term) => {
    const stems = stemsOf(code, term);
    return (
      stems.length > 0 &&
      glossary[term].inEnglish.test(english) &&
      !stems.some((stem) => lower.includes(stem))
    );
  });
}

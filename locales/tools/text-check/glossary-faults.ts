import { type GlossaryTerm, glossary, stemsOf } from "../../glossary";

/** The terms that an English text has and its translation lacks. */
export function missingTerms(code: string, bcp47: string, english: string, text: string): GlossaryTerm[] {
  // A soft hyphen stands where a long word may break, also inside a stem.
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

import { type GlossaryTerm, glossaryTerms, stemsOf } from "../../locales/glossary";

/** The terms that an English text has and its translation lacks. */
export function missingTerms(code: string, bcp47: string, english: string, text: string): GlossaryTerm[] {
  const lower = text.toLocaleLowerCase(bcp47);
  return (Object.keys(glossaryTerms) as GlossaryTerm[]).filter((term) => {
    const stems = stemsOf(code, term);
    return (
      stems.length > 0 && glossaryTerms[term].test(english) && !stems.some((stem) => lower.includes(stem))
    );
  });
}

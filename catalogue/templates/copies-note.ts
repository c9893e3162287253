/** "Two prints are needed.", "The consulate asks for one print.", "Embassies differ in the number of prints." */
const statesCopies =
  /\b(one|two|three|four|five|six|\d)( (?!x\b|×)[\w-]+){0,2} (photos?|prints?|copies)\b(?! (of|per) )|number of (prints|photos)/i;

/** "The embassy in Havana asks for two prints.": of one mission, and to nearly everybody no help here. */
const ofOneMission = /\b(embass(y|ies)|consulates?|High Commission|visa centre) in (the )?[A-Z]/;

/** The note on the number of prints, for those who lay out a sheet; undefined if there is none. */
export const copiesNoteOf = (notes: readonly string[]): string | undefined =>
  notes.find((note) => statesCopies.test(note) && !ofOneMission.test(note));

import { wordsNotNoted } from "../evidence";
import type { TemplateEntry } from "../template-file";
import { sourceLists } from "./check-sources";

type Report = (path: string[], problem: string, fix: string) => void;

/** Words for tinted lenses and sunglasses in the languages that sources are quoted in most. */
const darkLenses = new RegExp(
  [
    "tint|sunglass|sun glass|dark|colou?red (lens|glass)|smoked|fum[ée]|teint",
    "getönt|dunkl|sonnenbrill|donker|gekleurd|solbrill|solglas|tonede|toned|ciemn",
    "oscur|escur|gafas de sol|da sole|colorat|солн|тонир|т[её]мн|koyu|güneş",
    "有色|墨镜|墨鏡|太阳镜|色付き|サングラス|색안경|선글라스|색이 들어간|نظارات شمسية",
  ].join("|"),
  "i",
);

/** Rules without a field: only a note can tell them. */
const noted = {
  age: {
    // "Recent" alone sets no limit that a note could name.
    states: (words: string) => /\p{Nd}/u.test(words),
    note: /\b(month|months|days|weeks|years?)\b/i,
    what: "the age of the photo",
    applies: () => true,
  },
  copies: {
    states: () => true,
    note: /\bprints?\b|\b(one|two|three|four|six) photos?\b/i,
    what: "the number of prints",
    applies: ({ printable, takenBy }: TemplateEntry) => printable && takenBy !== "office",
  },
  glasses: {
    states: (words: string) => darkLenses.test(words),
    note: /\b(tint|tinted|dark (glasses|lenses)|sunglasses|coloured glasses|glasses; without them)\b/i,
    what: "tinted or dark lenses",
    applies: ({ glasses }: TemplateEntry) => glasses !== "not-allowed",
  },
} as const;

/** Checks that a note tells what a source is quoted for, where no field can hold the rule. */
export function checkQuotedNotes(entry: TemplateEntry, report: Report): void {
  for (const rule of Object.keys(noted) as (keyof typeof noted)[]) {
    const { states, note, what, applies } = noted[rule];
    if (!applies(entry) || entry.notes.some((each) => note.test(each))) continue;
    for (const { path, list } of sourceLists(entry))
      for (const [index, { says }] of list.entries()) {
        const words = says?.[rule];
        if (words !== undefined && words !== wordsNotNoted && states(words))
          report(
            [...path, String(index), "says", rule],
            `it is quoted for ${what}, which no note tells.`,
            "Write the note, or take the quotation out.",
          );
      }
  }
}

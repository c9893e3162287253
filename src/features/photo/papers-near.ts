import { type PaperName, paperNames } from "../../../photo/core/types";

/** Where shops and printers take inches (CLDR: the regions of US Letter). */
const inchCountries = new Set("US CA MX PH CL CO CR SV GT NI PA VE PR DO".split(" "));

const inInches: readonly PaperName[] = ["4x6in", "5x7in", "letter"];
const inCentimetres: readonly PaperName[] = ["10x15cm", "9x13cm", "13x18cm", "a4"];
/** L, KG, 2L: Japan's own names of what are inches elsewhere. */
const japanese: readonly PaperName[] = ["l", "4x6in", "5x7in", "a4"];

function soldIn(country: string | undefined): readonly PaperName[] {
  if (country === "JP") return japanese;
  return country !== undefined && inchCountries.has(country) ? inInches : inCentimetres;
}

/** All papers, those that are sold in the country of the document first, the usual one of them before all. */
export const papersNear = (country: string | undefined): PaperName[] => [
  ...new Set([...soldIn(country), ...paperNames]),
];

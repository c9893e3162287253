import { generalSizesCode } from "../../../contract/codes";
import { type PaperName, paperNames } from "../../../photo/core/types";
import { defaultPaper } from "../../constants";

/** Where shops and printers take inches (CLDR: the regions of US Letter). */
const inchCountries = new Set("US CA MX PH CL CO CR SV GT NI PA VE PR DO".split(" "));
/** Where the office's paper is A4, but photo counters sell 4x6 by that name (6x4, 4R, 6 cun, KG). */
const inchPhotoCountries = new Set("GB IE AU NZ IN SG MY HK MO TW KR CN".split(" "));

const inInches: readonly PaperName[] = [defaultPaper, "5x7in", "letter"];
const photosInInches: readonly PaperName[] = [defaultPaper, "5x7in", "a4"];
const inCentimetres: readonly PaperName[] = ["10x15cm", "9x13cm", "13x18cm", "a4"];
/** L, KG, 2L: Japan's own names of what are inches elsewhere. */
const japanese: readonly PaperName[] = ["l", "4x6in", "5x7in", "a4"];
/** Of no country: the paper of the specification, and what is not sold in inches. */
const anywhere: readonly PaperName[] = [defaultPaper, ...inCentimetres];

function soldIn(country: string | null | undefined): readonly PaperName[] {
  if (!country || country === generalSizesCode) return anywhere;
  if (country === "JP") return japanese;
  if (inchCountries.has(country)) return inInches;
  return inchPhotoCountries.has(country) ? photosInInches : inCentimetres;
}

/** All papers, those that are sold in the country of the document first, the usual one of them before all. */
export const papersNear = (country: string | null | undefined): PaperName[] => [
  ...new Set([...soldIn(country), ...paperNames]),
];

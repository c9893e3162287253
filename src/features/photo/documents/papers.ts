import { generalSizesCode } from "../../../../contract/codes";
import { papers } from "../../../../photo/core/sheet/papers";
import { type PaperName, paperNames } from "../../../../photo/core/types";
import { defaultPaper } from "../../../constants";

/** Regions where shops and printers use inches (CLDR: the regions of US Letter). */
const inchCountries = new Set("US CA MX PH CL CO CR SV GT NI PA VE PR DO".split(" "));
/** Regions with A4 office paper where photo shops use 4x6 by that name (6x4, 4R, 6 cun, KG). */
const inchPhotoCountries = new Set("GB IE AU NZ IN SG MY HK MO TW KR CN".split(" "));

const inInches: readonly PaperName[] = [defaultPaper, "5x7in", "letter"];
const photosInInches: readonly PaperName[] = [defaultPaper, "5x7in", "a4"];
const inCentimetres: readonly PaperName[] = ["10x15cm", "9x13cm", "13x18cm", "a4"];
/** L, KG, 2L: Japanese names of inch sizes. */
const japanese: readonly PaperName[] = ["l", "4x6in", "5x7in", "a4"];
/** Without a country: the paper of the specification, and papers not in inches. */
const anywhere: readonly PaperName[] = [defaultPaper, ...inCentimetres];

function soldIn(country: string | null | undefined): readonly PaperName[] {
  if (!country || country === generalSizesCode) return anywhere;
  if (country === "JP") return japanese;
  if (inchCountries.has(country)) return inInches;
  return inchPhotoCountries.has(country) ? photosInInches : inCentimetres;
}

/** Minor differences that any cutter tolerates. */
const sameWithinMm = 0.5;

/** 10x15 cm and 4x6 in are one paper with two names, as are 13x18 cm and 5x7 in, 9x13 cm and L. */
const isSamePaper = (a: PaperName, b: PaperName): boolean =>
  Math.abs(papers[a].widthMm - papers[b].widthMm) < sameWithinMm &&
  Math.abs(papers[a].heightMm - papers[b].heightMm) < sameWithinMm;

/** All papers, the default of the document's country first, then others sold there; each once, by its name there. */
export const papersForCountry = (country: string | null | undefined): PaperName[] =>
  [...soldIn(country), ...paperNames].filter(
    (name, at, all) => all.findIndex((other) => isSamePaper(name, other)) === at,
  );

/** A paper by its name in the country; one chosen for another country keeps its size. */
export const paperNameInCountry = (country: string | null | undefined, paper: PaperName): PaperName =>
  papersForCountry(country).find((name) => isSamePaper(name, paper))!;

/** Every name of a paper that no country has as default. */
export const paperNamesInCountry = (country: string | null | undefined, paper: PaperName): PaperName[] =>
  soldIn(country) === anywhere ? paperNames.filter((name) => isSamePaper(name, paper)) : [paper];

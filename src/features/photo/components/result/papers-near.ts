import { type PaperName, paperNames } from "../../../../../photo/core/types";

/** Where shops and printers take inches (CLDR: the regions of US Letter). Everywhere else papers come in centimetres and A4. */
const inchCountries = new Set("US CA MX PH CL CO CR SV GT NI PA VE PR DO".split(" "));

const isInches = (paper: PaperName): boolean => paper.endsWith("in") || paper === "letter";

/** All papers, those that are sold in the country of the document first. */
export const papersNear = (country: string | undefined): PaperName[] => {
  const wantsInches = country !== undefined && inchCountries.has(country);
  return [
    ...paperNames.filter((paper) => isInches(paper) === wantsInches),
    ...paperNames.filter((paper) => isInches(paper) !== wantsInches),
  ];
};

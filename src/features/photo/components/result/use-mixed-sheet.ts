import { useState } from "react";
import type { Card } from "../../../../../contract/card";
import type { AlsoOnSheet } from "../../../../../contract/card-body";
import type { PaperName } from "../../../../../photo/core/types";
import { useAppSelector } from "../../../../store/hooks";
import { selectCountryList } from "../../../../store/site-slice";
import { templateOf } from "../../documents/choose-document";
import { wantedSheet } from "../../documents/wanted-sheet";
import { mixedFault, mostOnMixedSheet } from "../../mixed-sheet";
import type { PhotoChoices } from "../../state/photo-state";

export type ChooseSheet = (paper: PaperName | null, copies: number | null, also: AlsoOnSheet | null) => void;

/**
 * The other document on the sheet. One that cannot lie there on this paper is kept in mind, so that a larger paper brings
 * it; the sheet is the plain one meanwhile.
 */
export const useMixedSheet = (card: Card, choices: PhotoChoices, onSheet: ChooseSheet) => {
  const countryList = useAppSelector(selectCountryList);
  const { paper, copies } = wantedSheet(choices);
  const { also } = choices;
  const [wanted, setWanted] = useState(also?.urlPath ?? null);
  const { rule } = card.surround;
  const other = templateOf(countryList, wanted);
  const made = card.printout.also;
  const faultOn = (onPaper: PaperName, urlPath: string | null) => {
    const template = templateOf(countryList, urlPath);
    return template && mixedFault(onPaper, rule, template);
  };
  const alsoOn = (onPaper: PaperName, urlPath: string | null): AlsoOnSheet | null =>
    urlPath !== null && faultOn(onPaper, urlPath) === null ? { urlPath } : null;
  return {
    countryList,
    paper,
    wanted,
    other,
    fault: faultOn(paper, wanted),
    /** Null where the sheet that is shown holds photos of one document only. */
    made: made && made.urlPath === other?.urlPath ? made : null,
    most: other && also ? mostOnMixedSheet(paper, rule, other, copies ?? undefined) : null,
    choosePaper: (chosen: PaperName) => onSheet(chosen, null, alsoOn(chosen, wanted)),
    chooseOther: (urlPath: string | null) => {
      setWanted(urlPath);
      const next = alsoOn(paper, urlPath);
      if (next || also) onSheet(choices.paper, null, next);
    },
    chooseCopies: (chosen: number) => onSheet(choices.paper, chosen, also ?? null),
    chooseOtherCopies: (chosen: number) =>
      onSheet(choices.paper, copies, also ? { ...also, copies: chosen } : null),
  };
};

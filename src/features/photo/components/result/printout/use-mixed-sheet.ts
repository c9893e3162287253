import { useState } from "react";
import type { Card } from "../../../../../../contract/card/card";
import type { OtherDocument } from "../../../../../../contract/card/card-body";
import type { PaperName } from "../../../../../../photo/core/types";
import { useAppSelector } from "../../../../../store/hooks";
import { selectCountryList } from "../../../../../store/site-slice";
import { templateOf } from "../../../documents/choose-document";
import { wantedSheet } from "../../../documents/wanted-sheet";
import { selectChoices } from "../../../state/selectors";
import { usePhotoActions } from "../../../use-photo-actions";
import { mixedFault, mostOnMixedSheet } from "./mixed-sheet";

/**
 * The other document on the sheet. One that does not fit on this paper is remembered, so that a larger paper
 * includes it.
 */
export function useMixedSheet(card: Card) {
  const act = usePhotoActions();
  const choices = useAppSelector(selectChoices);
  const countryList = useAppSelector(selectCountryList);
  const { paper, copies } = wantedSheet(choices);
  const { otherDocument } = choices;
  const changeTo = (chosenPaper: PaperName | null, chosenCopies: number | null, next: OtherDocument | null) =>
    void act(({ changeSheet }) => changeSheet(chosenPaper, chosenCopies, next));
  const [wanted, setWanted] = useState(otherDocument?.urlPath ?? null);
  const { rule } = card.cropSource;
  const other = templateOf(countryList, wanted);
  const made = card.printout.otherDocument;
  const faultOn = (onPaper: PaperName, urlPath: string | null) => {
    const template = templateOf(countryList, urlPath);
    return template && mixedFault(onPaper, rule, template);
  };
  const alsoOn = (onPaper: PaperName, urlPath: string | null): OtherDocument | null =>
    urlPath !== null && faultOn(onPaper, urlPath) === null ? { urlPath } : null;
  return {
    countryList,
    paper,
    wanted,
    other,
    fault: faultOn(paper, wanted),
    /** Null if the displayed sheet has photos of one document only. */
    made: made && made.urlPath === other?.urlPath ? made : null,
    most: other && otherDocument ? mostOnMixedSheet(paper, rule, other, copies ?? undefined) : null,
    choosePaper: (chosen: PaperName) => changeTo(chosen, null, alsoOn(chosen, wanted)),
    chooseOther: (urlPath: string | null) => {
      setWanted(urlPath);
      const next = alsoOn(paper, urlPath);
      if (next || otherDocument) changeTo(choices.paper, null, next);
    },
    /** Null: as many as fit. */
    chooseCopies: (chosen: number | null) => changeTo(choices.paper, chosen, otherDocument ?? null),
    chooseOtherCopies: (chosen: number) =>
      changeTo(choices.paper, copies, otherDocument ? { ...otherDocument, copies: chosen } : null),
  };
}

import type { Card } from "../../../../contract/card/card";
import { ownSizePrint } from "../../../../contract/document/own-size-rule";
import type { Template } from "../../../../contract/document/template";
import { toMm } from "../../../../contract/document/units";
import { holdsPhoto } from "../../../../photo/core/sheet/sheet";
import type { SizeMm } from "../../../../photo/core/sheet/sheet-layout";
import type { PaperName } from "../../../../photo/core/types";
import type { PhotoChoices } from "../state/photo-state";
import { paperNameInCountry, papersForCountry } from "./papers";

/** The print size of a document, by its rule. */
export const printSizeOf = ({
  width,
  height,
  unit,
  dpi,
}: Pick<Template, "width" | "height" | "unit" | "dpi">): SizeMm => ({
  widthMm: toMm(width, unit, dpi),
  heightMm: toMm(height, unit, dpi),
});

type SheetChoices = Pick<PhotoChoices, "paper" | "copies" | "countryCode" | "ownSize">;

/**
 * The sheet to make: the chosen paper, else the default of the document's country, or a larger one if a custom size
 * does not fit. No document is that large.
 */
export function wantedSheet({ paper, copies, countryCode, ownSize }: SheetChoices) {
  const near = papersForCountry(countryCode);
  const wanted: PaperName = paper ? paperNameInCountry(countryCode, paper) : near[0]!;
  if (!ownSize) return { paper: wanted, copies };
  const photo = ownSizePrint(ownSize);
  const fitting = [wanted, ...near].find((name) => holdsPhoto(name, photo)) ?? wanted;
  return { paper: fitting, copies: fitting === wanted ? copies : null };
}

/** Whether the card has the chosen sheet; after a failed change it has the previous one. */
export function isWantedSheet(
  { printout }: Card,
  choices: SheetChoices & Pick<PhotoChoices, "otherDocument" | "isEnlargedByShop">,
): boolean {
  const { paper, copies } = wantedSheet(choices);
  const { otherDocument } = choices;
  const hasOther =
    otherDocument?.urlPath === printout.otherDocument?.urlPath &&
    (otherDocument?.copies == null || otherDocument.copies === printout.otherDocument?.copies);
  const isPaper = paper === paperNameInCountry(choices.countryCode, printout.paper as PaperName);
  const isForShop = (choices.isEnlargedByShop ?? false) === (printout.isEnlargedByShop ?? false);
  return isPaper && isForShop && (copies === null || copies === printout.copies) && hasOther;
}

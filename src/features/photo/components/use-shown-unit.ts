import { millimetres, printedUnitOf, type ShownUnit, shownUnitOf } from "../../../../drawing/format-length";
import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";
import { shownForm } from "../documents/forms";
import { pictureUnit } from "../documents/is-in-frame";
import { selectCard, selectChoices } from "../state/selectors";

/** The unit of a photo's lengths: that of the document's authority, and on the sheet what a ruler shows. */
export function useShownUnit(): ShownUnit {
  const template = useAppSelector(selectPassportData);
  const { form, isCheck } = useAppSelector(selectChoices);
  if (!template) return millimetres;
  const isOnPaper = !isCheck && shownForm(template, form) === "printout";
  return isOnPaper ? printedUnitOf(template) : shownUnitOf(template);
}

/** The unit of all lengths in the made picture, also while it is corrected by hand. */
export function usePictureUnit(): ShownUnit {
  const unit = useShownUnit();
  const template = useAppSelector(selectPassportData);
  const card = useAppSelector(selectCard);
  const { form } = useAppSelector(selectChoices);
  return card && template ? pictureUnit(card, template, shownForm(template, form), unit) : unit;
}

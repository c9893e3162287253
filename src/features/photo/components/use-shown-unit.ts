import { millimetres, type ShownUnit, shownUnitOf } from "../../../../drawing/format-length";
import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";

/** The unit of the chosen document's lengths. */
export function useShownUnit(): ShownUnit {
  const template = useAppSelector(selectPassportData);
  return template ? shownUnitOf(template) : millimetres;
}

import { onlineVariantOf } from "../../../../../../contract/document/online-variant";
import type { Template } from "../../../../../../contract/document/template";
import { useAppSelector } from "../../../../../store/hooks";
import { selectCountryList } from "../../../../../store/site-slice";

/** The document to choose instead for an online application, if there is one. */
export function useOnlineVariant(template: Template | null) {
  const countryList = useAppSelector(selectCountryList);
  return (
    template &&
    onlineVariantOf(
      template,
      countryList.flatMap(({ templateList }) => templateList),
    )
  );
}

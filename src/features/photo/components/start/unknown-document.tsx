import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { useAppSelector } from "../../../../store/hooks";
import { selectChoices } from "../../state/selectors";

/** The address asks for a document that there is not; until something is chosen instead. */
export function UnknownDocument({ asked }: { asked: string | null }) {
  const { t } = useTranslation("common");
  const { countryCode } = useAppSelector(selectChoices);
  if (asked === null || countryCode !== null) return null;
  return <Notice kind="warn" title={t("combobox.noCountry", { query: asked })} role="status" />;
}

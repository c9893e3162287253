import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { Around } from "../../../../../components/ui/around";
import { PageLink } from "../../../../../components/ui/page-link";
import { homeWithTemplate } from "../../../../../paths";
import { useAppSelector } from "../../../../../store/hooks";
import { selectChoices } from "../../../state/selectors";
import { useOnlineVariant } from "./use-online-variant";

/** Leads to the document for an online application; not for a small child, because these applications are for adults. */
export function OnlineOther({ template }: { template: Template | null }) {
  const { t } = useTranslation("evidence");
  const other = useOnlineVariant(template);
  const { isChild } = useAppSelector(selectChoices);
  if (!other || isChild) return null;
  return (
    <p>
      <Around sentence={(document) => t("onlineOther", { document })}>
        <PageLink to={homeWithTemplate(other.urlPath)}>{other.name}</PageLink>
      </Around>
    </p>
  );
}

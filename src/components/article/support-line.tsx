import { Trans, useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";

/** Set by the operator of the site; without it, the contact page is used. */
const supportEmail = process.env.GATSBY_SUPPORT_EMAIL?.trim() ?? "";

/** Asks readers to report errors, with the address as a link. */
export function SupportLine() {
  const { t } = useTranslation("guide");
  if (supportEmail === "") {
    return (
      <p>
        <Trans t={t} i18nKey="growingForm" components={{ contact: <PageLink to={paths.contactUs} /> }} />
      </p>
    );
  }
  const [before, after] = t("growing", { email: "\n" }).split("\n");
  return (
    <p>
      {before}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {after}
    </p>
  );
}

import { Trans, useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";

/** Set by who runs this copy of the site; without one, the form of the contact page has to do. */
const supportEmail = process.env.GATSBY_SUPPORT_EMAIL?.trim() ?? "";

/** Asks readers to tell of errors and omissions, with the address as a link. */
export const SupportLine = () => {
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
};

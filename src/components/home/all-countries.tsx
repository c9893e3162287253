import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { Section } from "./section";

export const AllCountries = () => {
  const { t } = useTranslation("home");
  return (
    <Section id="all" title={t("all.title")}>
      <p>
        {t("all.text")} <PageLink to={paths.requirements}>{t("all.link")}</PageLink>
      </p>
    </Section>
  );
};

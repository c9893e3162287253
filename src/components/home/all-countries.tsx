import { useTranslation } from "react-i18next";
import { sentenceSpace } from "../../i18n/sentence-space";
import { usePageLanguage } from "../../i18n/use-language";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";

export function AllCountries() {
  const { t } = useTranslation("home");
  const { bcp47 } = usePageLanguage();
  return (
    <Section id="all" title={t("all.title")}>
      <p>
        {t("all.text")}
        {sentenceSpace(bcp47)}
        <PageLink to={paths.requirements}>{t("all.link")}</PageLink>
      </p>
    </Section>
  );
}

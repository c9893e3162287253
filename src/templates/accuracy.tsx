import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { AccuracyText } from "../components/accuracy/accuracy-text";
import { headingIds, headingKeys } from "../components/accuracy/heading";
import { HeadlineFigures } from "../components/accuracy/headline-figures";
import type { Measured, Speed } from "../components/accuracy/measured";
import * as styles from "../components/article/article-page.module.css";
import { Contents } from "../components/article/contents";
import { OutcomeSummary } from "../components/outcomes/outcome-summary";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type AccuracyData = PageData<Queries.AccuracyPageQuery>;

interface AccuracyContext {
  language: string;
  translations: string[];
  measured: Measured;
  speed: Speed;
}

const trailOf = (home: string, name: string) => [
  { name: home, path: paths.home },
  { name, path: paths.accuracy },
];

function AccuracyPage({ pageContext }: PageProps<AccuracyData, AccuracyContext>) {
  const { t } = useTranslation("accuracy");
  const { t: tCommon } = useTranslation("common");
  const { bcp47, code } = usePageLanguage();
  const { measured, speed } = pageContext;
  const headings = headingIds.map((id) => ({ id, text: t(headingKeys[id]) }));
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("footer.accuracy"))} />
      <article>
        <header className={styles.header}>
          <h1 className={styles.title}>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          <HeadlineFigures {...measured} />
          <ul className={styles.facts}>
            <li>{t("people.heldBack")}</li>
            <li>{t("measuredOn", { date: formatDate(measured.measuredAt, bcp47) })}</li>
          </ul>
        </header>
        <div className={styles.columns}>
          <div className={styles.contents}>
            <Contents title={t("contents")} headings={headings} textLang={code} />
          </div>
          <div className={styles.body}>
            <AccuracyText measured={measured} speed={speed} />
            <OutcomeSummary />
          </div>
        </div>
      </article>
    </PageLayout>
  );
}

export default AccuracyPage;

export function Head({ data, pageContext }: HeadProps<AccuracyData, AccuracyContext>) {
  const t = headTranslate(data);
  const place = { siteUrl: data.site.siteMetadata.siteUrl, code: pageContext.language };
  return (
    <PageHead
      {...place}
      path={paths.accuracy}
      translations={pageContext.translations}
      title={t("accuracy:meta.title")}
      description={t("accuracy:meta.description")}
      keywords={t("accuracy:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData(place, trailOf(t("common:nav.home"), t("common:footer.accuracy")))}
      />
    </PageHead>
  );
}

export const query = graphql`
  query AccuracyPage($language: String!) {
    site {
      ...SiteAddress
    }
    locales: allLocale(filter: { ns: { in: ["common", "accuracy", "outcome", "errors"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

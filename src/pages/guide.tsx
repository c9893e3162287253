import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { SupportLine } from "../components/article/support-line";
import { TextInLanguage } from "../components/article/text-in-language";
import { ListHeader } from "../components/layout/list-header";
import { LinkList } from "../components/links/link-list";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { PageLayout } from "../features/language-chooser/components/page-layout";
import { headTranslate } from "../i18n/head-texts";
import { sortByName } from "../i18n/sort-by-name";
import type { StaticPageContext, StaticPageData } from "../i18n/static-page";
import { usePageLanguage } from "../i18n/use-language";
import { paths } from "../paths";

interface GuidesData extends StaticPageData {
  guides: { guideId: string; title: string; description: string; lang: string }[];
}

const trailOf = (home: string, list: string) => [
  { name: home, path: paths.home },
  { name: list, path: paths.guide },
];

const GuidesPage = ({ data }: PageProps<GuidesData>) => {
  const { t } = useTranslation("guide");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.guide"))} />
      <ListHeader title={t("title")}>
        <p>{t("text")}</p>
        <SupportLine />
      </ListHeader>
      <LinkList
        links={sortByName(data.guides, ({ title }) => title, bcp47).map(
          ({ guideId, title, description, lang }) => ({
            to: paths.guideArticle(guideId),
            label: <TextInLanguage code={lang}>{title}</TextInLanguage>,
            detail: <TextInLanguage code={lang}>{description}</TextInLanguage>,
          }),
        )}
      />
    </PageLayout>
  );
};

export default GuidesPage;

export const Head = ({ data, pageContext }: HeadProps<GuidesData, StaticPageContext>) => {
  const t = headTranslate(data);
  const { siteUrl } = data.site.siteMetadata;
  const { language: code } = pageContext;
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.guide}
      code={code}
      translations={pageContext.i18n.languages}
      title={t("guide:meta.title")}
      description={t("guide:meta.description")}
      keywords={t("guide:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData({ siteUrl, code }, trailOf(t("common:nav.home"), t("common:nav.guide")))}
      />
    </PageHead>
  );
};

export const query = graphql`
  query GuidesPage($language: String!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    guides: guidesIn(lang: $language) {
      guideId
      title
      description
      lang
    }
    locales: allLocale(filter: { ns: { in: ["common", "guide"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

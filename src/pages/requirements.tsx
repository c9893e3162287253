import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ListHeader } from "../components/layout/list-header";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { PageLayout } from "../features/language-chooser/components/page-layout";
import type { CountryDocuments } from "../features/requirement-search/country-documents";
import { RequirementSearch } from "../features/requirement-search/requirement-search";
import { headTranslate } from "../i18n/head-texts";
import type { StaticPageContext, StaticPageData } from "../i18n/static-page";
import { paths } from "../paths";

interface RequirementsData extends StaticPageData {
  countries: { nodes: CountryDocuments[] };
}

const trailOf = (home: string, list: string) => [
  { name: home, path: paths.home },
  { name: list, path: paths.requirements },
];

const RequirementsPage = ({ data }: PageProps<RequirementsData>) => {
  const { t } = useTranslation("requirements");
  const { t: tCommon } = useTranslation("common");
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.requirements"))} />
      <ListHeader title={t("title")}>
        <p>{t("text")}</p>
      </ListHeader>
      <RequirementSearch groups={data.countries.nodes} />
    </PageLayout>
  );
};

export default RequirementsPage;

export const Head = ({ data, pageContext }: HeadProps<RequirementsData, StaticPageContext>) => {
  const t = headTranslate(data);
  const { siteUrl } = data.site.siteMetadata;
  const { language: code } = pageContext;
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.requirements}
      code={code}
      translations={pageContext.i18n.languages}
      title={t("requirements:meta.title")}
      description={t("requirements:meta.description")}
      keywords={t("requirements:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData({ siteUrl, code }, trailOf(t("common:nav.home"), t("common:nav.requirements")))}
      />
    </PageHead>
  );
};

export const query = graphql`
  query RequirementsPage($language: String!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    countries: allCountryGroup(filter: { lang: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        countryCode
        countryName
        templateList {
          urlPath
          document
          name
          sizeText
        }
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "requirements"] }, language: { eq: $language } }) {
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

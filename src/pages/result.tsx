import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "../components/seo/page-head";
import { PageLayout } from "../features/language-chooser/components/page-layout";
import { ResultView } from "../features/photo/components/result/result-view";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { paths } from "../paths";

const ResultPage = () => (
  <PageLayout>
    <ResultView />
  </PageLayout>
);

export default ResultPage;

export const Head = ({
  data,
  pageContext,
}: HeadProps<PageData<Queries.ResultPageQuery>, StaticPageContext>) => {
  const t = headTranslate(data);
  return (
    <PageHead
      siteUrl={data.site.siteMetadata.siteUrl}
      path={paths.result}
      code={pageContext.language}
      translations={pageContext.i18n.languages}
      title={t("result:meta.title")}
      description={t("result:meta.description")}
      keywords={t("result:meta.keywords")}
      isPrivate
    />
  );
};

export const query = graphql`
  query ResultPage($language: String!) {
    site {
      ...SiteAddress
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "result", "camera", "errors", "evidence"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

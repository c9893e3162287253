import { graphql, type HeadProps } from "gatsby";
import { NotFound } from "../components/layout/not-found";
import { PageHead } from "../components/seo/page-head";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

const NotFoundPage = () => (
  <PageLayout>
    <NotFound />
  </PageLayout>
);

export default NotFoundPage;

export function Head({
  data,
  pageContext,
}: HeadProps<PageData<Queries.NotFoundPageQuery>, StaticPageContext>) {
  const t = headTranslate(data);
  return (
    <PageHead
      siteUrl={data.site.siteMetadata.siteUrl}
      path={paths.notFound}
      code={pageContext.language}
      translations={[]}
      title={t("common:notFound.title")}
      description={t("common:notFound.text")}
      keywords=""
      isPrivate
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    site {
      ...SiteAddress
    }
    locales: allLocale(filter: { ns: { in: ["common"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead } from "../components/seo/page-head";
import { ResultView } from "../features/photo/components/result/result-view";
import { useKeptFocus } from "../features/photo/components/result/use-kept-focus";
import { CheckStart } from "../features/photo/components/start/check-start";
import { selectPhoto } from "../features/photo/photo-slice";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { asksForCheck, paths } from "../paths";
import { useAppSelector } from "../store/hooks";

/** Reads the state below the page's frame: that is not drawn anew with each change of it. */
const ShownPage = ({ search }: { search: string }) => {
  // The built page knows no query: what the browser knows comes after the first render.
  const { isRestored } = useAppSelector(selectPhoto);
  // Here too: the button that begins the check goes away with all that `ResultView` does not know.
  useKeptFocus();
  return isRestored && asksForCheck(search) ? <CheckStart /> : <ResultView />;
};

/** What has become of the photo; an address may ask for a finished photo to be checked instead. */
const ResultPage = ({ location }: Pick<PageProps, "location">) => (
  <PageLayout>
    <ShownPage search={location.search} />
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
      filter: { ns: { in: ["common", "photo", "result", "camera", "errors", "evidence"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

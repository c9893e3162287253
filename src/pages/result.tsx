import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Suspense, useEffect } from "react";
import { nextTask } from "../browser/next-task";
import { PageHead } from "../components/seo/page-head";
import { lazyPart } from "../components/ui/lazy-part";
import { BeforeResult, Placeholder } from "../features/photo/components/result/messages/placeholder";
import { useKeptFocus } from "../features/photo/components/use-kept-focus";
import { selectPhoto } from "../features/photo/state/photo-slice";
import { restorePhoto } from "../features/photo/use-photo-session";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { isCheckAddress, paths } from "../paths";
import { useAppDispatch, useAppSelector } from "../store/hooks";

// Both are in this page's chunk, but imported dynamically to run in a task of their own: together with the page's
// frame they would block a phone too long.
const CheckStart = lazyPart(async () => {
  await nextTask();
  return (await import(/* webpackMode: "eager" */ "../features/photo/components/start/check-start"))
    .CheckStart;
});
const ResultView = lazyPart(async () => {
  await nextTask();
  return (await import(/* webpackMode: "eager" */ "../features/photo/components/result/result-view"))
    .ResultView;
});

/** Reads the state here, so that the page's frame is not rendered on each change. */
function ShownPage({ search }: { search: string }) {
  // The built page has no query: it is read after the first render.
  const dispatch = useAppDispatch();
  const { isRestored } = useAppSelector(selectPhoto);
  useEffect(() => void dispatch(restorePhoto()), [dispatch]);
  // Used here too, because the start button of the check is removed outside `ResultView`.
  useKeptFocus(`${isRestored} ${search}`);
  if (!isRestored) return <BeforeResult />;
  if (isCheckAddress(search))
    return (
      <Suspense fallback={<Placeholder />}>
        <CheckStart />
      </Suspense>
    );
  return (
    <Suspense fallback={<BeforeResult />}>
      <ResultView />
    </Suspense>
  );
}

/** The outcome of a photo; the address may ask to check a finished photo instead. */
const ResultPage = ({ location }: Pick<PageProps, "location">) => (
  <PageLayout>
    <ShownPage search={location.search} />
  </PageLayout>
);

export default ResultPage;

export function Head({ data, pageContext }: HeadProps<PageData<Queries.ResultPageQuery>, StaticPageContext>) {
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
}

export const query = graphql`
  query ResultPage($language: String!) {
    site {
      ...SiteAddress
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "photo", "result", "camera", "errors", "evidence", "pairing", "requirement"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

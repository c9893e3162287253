import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ListHeader } from "../components/layout/list-header";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { listTrail } from "../components/seo/list-head";
import { PageHead } from "../components/seo/page-head";
import { OutcomeForm } from "../features/outcome/components/outcome-form";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";
import { isDeviceOnly } from "../photo-mode";

/** Where the owner of a photo reports whether it was accepted. */
function AcceptedPage({ location }: Pick<PageProps, "location">) {
  const { t } = useTranslation("accepted");
  const { t: tCommon } = useTranslation("common");
  return (
    <PageLayout>
      <Breadcrumbs trail={listTrail(tCommon("nav.home"), t("title"), paths.accepted)} />
      <ListHeader title={t("title")}>
        <p>{t(isDeviceOnly() ? "device" : "text")}</p>
      </ListHeader>
      {!isDeviceOnly() && <OutcomeForm search={location.search} />}
    </PageLayout>
  );
}

export default AcceptedPage;

export function Head({
  data,
  pageContext,
}: HeadProps<PageData<Queries.AcceptedPageQuery>, StaticPageContext>) {
  const t = headTranslate(data);
  return (
    <PageHead
      siteUrl={data.site.siteMetadata.siteUrl}
      path={paths.accepted}
      code={pageContext.language}
      translations={pageContext.i18n.languages}
      title={t("accepted:title")}
      description={t("accepted:text")}
      keywords=""
      isPrivate
    />
  );
}

export const query = graphql`
  query AcceptedPage($language: String!) {
    site {
      ...SiteAddress
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "accepted", "outcome", "errors"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

import { headTranslate } from "../../i18n/head-texts";
import type { AnyPageData, StaticPageContext } from "../../i18n/page-data";
import { paths } from "../../paths";
import { JsonLd } from "./json-ld";
import { PageHead } from "./page-head";
import { breadcrumbData, type TrailStep } from "./structured-data";

interface ListHeadProps {
  data: AnyPageData;
  pageContext: StaticPageContext;
  /** English path of the list. */
  path: string;
  /** Keys as "namespace:path.to.key", written out by the page so that a search finds them. */
  titleKey: string;
  descriptionKey: string;
  keywordsKey: string;
  /** Name of the list in the breadcrumbs. */
  nameKey: string;
}

/** The way from home to a list, for the visible breadcrumbs and for structured data. */
export const listTrail = (home: string, list: string, path: string): TrailStep[] => [
  { name: home, path: paths.home },
  { name: list, path },
];

/** The head of a page that lists documents, guides, articles or authors. */
export function ListHead({ data, pageContext, path, ...keys }: ListHeadProps) {
  const t = headTranslate(data);
  const { siteUrl } = data.site.siteMetadata;
  const { language: code } = pageContext;
  return (
    <PageHead
      siteUrl={siteUrl}
      path={path}
      code={code}
      translations={pageContext.i18n.languages}
      title={t(keys.titleKey)}
      description={t(keys.descriptionKey)}
      keywords={t(keys.keywordsKey)}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData({ siteUrl, code }, listTrail(t("common:nav.home"), t(keys.nameKey), path))}
      />
    </PageHead>
  );
}

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { writeFileSize } from "../../../locales/write-file-size";
import { ListHeader } from "../../components/layout/list-header";
import { FilteredList } from "../../components/links/filtered-list";
import { Breadcrumbs } from "../../components/seo/breadcrumbs";
import { JsonLd } from "../../components/seo/json-ld";
import { listTrail } from "../../components/seo/list-head";
import { PageHead } from "../../components/seo/page-head";
import { breadcrumbData } from "../../components/seo/structured-data";
import { FileLimits, type LimitedDocument, limitedDocuments } from "../../components/size/file-limits";
import { headTranslate } from "../../i18n/head-texts";
import type { PageData, StaticPageContext } from "../../i18n/page-data";
import { bcp47Of } from "../../i18n/page-links";
import { PageLayout } from "../../page-layout";
import { paths } from "../../paths";

type FileSizeData = PageData<Queries.FileSizePageQuery>;

const trailOf = (words: { home: string; list: string; title: string }) => [
  ...listTrail(words.home, words.list, paths.requirements),
  { name: words.title, path: paths.fileLimits },
];

const wordsOf = ({ country, photoTitle }: LimitedDocument) => `${country} ${photoTitle}`;

function FileSizePage({ data }: PageProps<FileSizeData>) {
  const { t } = useTranslation("size");
  const { t: tCommon } = useTranslation("common");
  const title = t("files.title");
  const words = { home: tCommon("nav.home"), list: tCommon("nav.requirements"), title };
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(words)} />
      <ListHeader title={title}>
        <p>{t("files.text")}</p>
      </ListHeader>
      <FilteredList items={limitedDocuments(data.documents.nodes)} wordsOf={wordsOf}>
        {(documents) => <FileLimits documents={documents} />}
      </FilteredList>
    </PageLayout>
  );
}

export default FileSizePage;

export function Head({ data, pageContext }: HeadProps<FileSizeData, StaticPageContext>) {
  const t = headTranslate(data);
  const { siteUrl } = data.site.siteMetadata;
  const { language: code } = pageContext;
  const limits = limitedDocuments(data.documents.nodes).map(({ digital }) => digital.maxKb);
  const limit = (kb: number) => writeFileSize(kb, bcp47Of(code));
  const title = t("size:files.title");
  const words = { home: t("common:nav.home"), list: t("common:nav.requirements"), title };
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.fileLimits}
      code={code}
      translations={pageContext.i18n.languages}
      title={title}
      description={t("size:files.description", {
        min: limit(Math.min(...limits)),
        max: limit(Math.max(...limits)),
      })}
      keywords={t("size:files.keywords")}
    >
      <JsonLd id="breadcrumbs" data={breadcrumbData({ siteUrl, code }, trailOf(words))} />
    </PageHead>
  );
}

export const query = graphql`
  query FileSizePage($language: String!) {
    site {
      ...SiteAddress
    }
    documents: allTemplate(
      filter: { lang: { eq: $language }, digital: { maxKb: { ne: null } } }
      sort: { position: ASC }
    ) {
      nodes {
        urlPath
        country
        photoTitle
        listOnly
        digital {
          ...DigitalRule
        }
      }
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "requirement", "size"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ListHeader } from "../components/layout/list-header";
import { RecordPicture } from "../components/pictures/record-picture";
import { usePictures } from "../components/pictures/use-pictures";
import { DocumentCards } from "../components/requirement/document-cards";
import { ListPicture } from "../components/requirement/list-picture";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { ListHead, listTrail } from "../components/seo/list-head";
import { SizeLinks } from "../components/size/size-links";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { RequirementSearch } from "../features/requirement-search/requirement-search";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type RequirementsData = PageData<Queries.RequirementsPageQuery>;

/** One row of cards on a desktop, three on a phone. */
const popularShown = 6;

function RequirementsPage({ data }: PageProps<RequirementsData>) {
  const { t } = useTranslation("requirements");
  const { t: tCommon } = useTranslation("common");
  const { modelImage } = usePictures(data.pictures);
  return (
    <PageLayout>
      <Breadcrumbs trail={listTrail(tCommon("nav.home"), tCommon("nav.requirements"), paths.requirements)} />
      <ListHeader
        title={t("title")}
        picture={
          <ListPicture>
            <RecordPicture source={modelImage} widthPx={848} heightPx={912} />
          </ListPicture>
        }
      >
        <p>{t("text")}</p>
      </ListHeader>
      <RequirementSearch groups={data.countries.nodes}>
        <div data-print="no">
          <Section id="popular" title={t("popular")}>
            <DocumentCards templates={data.hot.list.slice(0, popularShown)} />
          </Section>
        </div>
      </RequirementSearch>
      <div data-print="no">
        <Section id="sizes" title={t("bySize")}>
          <SizeLinks sizes={data.sizes} />
          <p>
            <PageLink to={paths.fileLimits}>{t("byFile")}</PageLink>
          </p>
        </Section>
      </div>
    </PageLayout>
  );
}

export default RequirementsPage;

export const Head = ({ data, pageContext }: HeadProps<RequirementsData, StaticPageContext>) => (
  <ListHead
    data={data}
    pageContext={pageContext}
    path={paths.requirements}
    titleKey="requirements:meta.title"
    descriptionKey="requirements:meta.description"
    keywordsKey="requirements:meta.keywords"
    nameKey="common:nav.requirements"
  />
);

export const query = graphql`
  query RequirementsPage($language: String!) {
    site {
      ...SiteAddress
    }
    pictures: language(lang: { eq: $language }) {
      ...LanguagePictures
    }
    hot: hotTemplates(lang: { eq: $language }) {
      list {
        ...DrawnTemplate
      }
    }
    countries: allCountryGroup(filter: { lang: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        countryCode
        countryName
        aliases
        templateList {
          urlPath
          document
          name
          sizeLabel
          width
          height
          unit
          takenBy
        }
      }
    }
    sizes: commonSizes {
      id
      widthMm
      heightMm
      unit
    }
    locales: allLocale(filter: { ns: { in: ["common", "requirements"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

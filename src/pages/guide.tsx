import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { SupportLine } from "../components/article/support-line";
import { ListHeader } from "../components/layout/list-header";
import { ArticleList } from "../components/links/article-list";
import { FilteredList } from "../components/links/filtered-list";
import { RecordPicture } from "../components/pictures/record-picture";
import { SampleImage } from "../components/pictures/sample-image";
import { usePictures } from "../components/pictures/use-pictures";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { ListHead, listTrail } from "../components/seo/list-head";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { sortByName } from "../i18n/sort-by-name";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";
import { drawnSizeOf } from "../units/drawn-size";

type GuidesData = PageData<Queries.GuidesPageQuery>;

type Guide = Queries.GuidesPageQuery["guides"][number];

/** The country of its chief document. */
const countryOf = ({ templates: [chief] }: Guide): string => chief?.countryName ?? "";

/** Its country, its title and the documents that it covers. */
const wordsOf = (guide: Guide): string =>
  [guide.country, countryOf(guide), guide.title, ...guide.templates.map(({ name }) => name)].join(" ");

/** One scale for all pictures of the list: 50 mm fill its column. */
const cssPxPerMm = 1.4;

function GuidesPage({ data }: PageProps<GuidesData>) {
  const { t } = useTranslation("guide");
  const { t: tCommon } = useTranslation("common");
  const { headerGuideImage } = usePictures(data.pictures);
  const { bcp47 } = usePageLanguage();
  return (
    <PageLayout>
      <Breadcrumbs trail={listTrail(tCommon("nav.home"), tCommon("nav.guide"), paths.guide)} />
      <ListHeader
        title={t("title")}
        picture={<RecordPicture source={headerGuideImage} widthPx={1200} heightPx={800} />}
      >
        <p>{t("text")}</p>
        <SupportLine />
      </ListHeader>
      <FilteredList
        items={sortByName(data.guides, (guide) => `${countryOf(guide)} ${guide.title}`, bcp47)}
        wordsOf={wordsOf}
      >
        {(guides) => (
          <ArticleList
            articles={guides.map((guide) => {
              const { guideId, title, lang, templates } = guide;
              const [chief] = templates;
              return {
                to: paths.guideArticle(guideId),
                lang,
                above: countryOf(guide),
                title,
                picture: chief && (
                  <SampleImage src={chief.imageUrl} {...drawnSizeOf(chief)} cssPxPerMm={cssPxPerMm} />
                ),
              };
            })}
          />
        )}
      </FilteredList>
    </PageLayout>
  );
}

export default GuidesPage;

export const Head = ({ data, pageContext }: HeadProps<GuidesData, StaticPageContext>) => (
  <ListHead
    data={data}
    pageContext={pageContext}
    path={paths.guide}
    titleKey="guide:meta.title"
    descriptionKey="guide:meta.description"
    keywordsKey="guide:meta.keywords"
    nameKey="common:nav.guide"
  />
);

export const query = graphql`
  query GuidesPage($language: String!) {
    site {
      ...SiteAddress
    }
    pictures: language(lang: { eq: $language }) {
      ...LanguagePictures
    }
    guides: guidesIn(lang: $language) {
      guideId
      country
      title
      lang
      templates(lang: $language) {
        countryName
        name
        imageUrl
        width
        height
        unit
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "guide"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

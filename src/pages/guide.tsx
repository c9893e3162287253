import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { SupportLine } from "../components/article/support-line";
import { TextInLanguage } from "../components/article/text-in-language";
import { ListHeader } from "../components/layout/list-header";
import { LinkList } from "../components/links/link-list";
import { RecordPicture } from "../components/pictures/record-picture";
import { usePictures } from "../components/pictures/use-pictures";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { ListHead, listTrail } from "../components/seo/list-head";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { sortByName } from "../i18n/sort-by-name";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type GuidesData = PageData<Queries.GuidesPageQuery>;

const GuidesPage = ({ data }: PageProps<GuidesData>) => {
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
      <LinkList
        links={sortByName(data.guides, ({ title }) => title, bcp47).map(
          ({ guideId, title, description, lang }) => ({
            to: paths.guideArticle(guideId),
            label: <TextInLanguage code={lang}>{title}</TextInLanguage>,
            detail: <TextInLanguage code={lang}>{description}</TextInLanguage>,
          }),
        )}
      />
    </PageLayout>
  );
};

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
      title
      description
      lang
    }
    locales: allLocale(filter: { ns: { in: ["common", "guide"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

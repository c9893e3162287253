import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ListHeader } from "../components/layout/list-header";
import { ArticleList } from "../components/links/article-list";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { ListHead, listTrail } from "../components/seo/list-head";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type AuthorsData = PageData<Queries.AuthorsPageQuery>;

function AuthorsPage({ data }: PageProps<AuthorsData>) {
  const { t } = useTranslation("author");
  const { t: tCommon } = useTranslation("common");
  return (
    <PageLayout>
      <Breadcrumbs trail={listTrail(tCommon("nav.home"), tCommon("footer.author"), paths.authors)} />
      <ListHeader title={t("title")}>
        <p>{t("text")}</p>
        <p>{t("language")}</p>
      </ListHeader>
      <ArticleList
        articles={[...data.authors]
          .sort((a, b) => a.position - b.position)
          .map(({ authorId, name, role, lang }) => ({
            to: paths.author(authorId),
            lang,
            title: name,
            detail: role,
          }))}
      />
    </PageLayout>
  );
}

export default AuthorsPage;

export const Head = ({ data, pageContext }: HeadProps<AuthorsData, StaticPageContext>) => (
  <ListHead
    data={data}
    pageContext={pageContext}
    path={paths.authors}
    titleKey="author:meta.title"
    descriptionKey="author:meta.description"
    keywordsKey="author:meta.keywords"
    nameKey="common:footer.author"
  />
);

export const query = graphql`
  query AuthorsPage($language: String!) {
    site {
      ...SiteAddress
    }
    authors: authorsIn(lang: $language) {
      authorId
      name
      role
      lang
      position
    }
    locales: allLocale(filter: { ns: { in: ["common", "author"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ListHeader } from "../components/layout/list-header";
import { ArticleList } from "../components/links/article-list";
import { ArticleImage } from "../components/pictures/article-image";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { ListHead, listTrail } from "../components/seo/list-head";
import { formatDate } from "../i18n/format-date";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type BlogData = PageData<Queries.BlogPageQuery>;

function BlogPage({ data }: PageProps<BlogData>) {
  const { t } = useTranslation("blog");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  return (
    <PageLayout>
      <Breadcrumbs trail={listTrail(tCommon("nav.home"), tCommon("nav.blog"), paths.blog)} />
      <ListHeader title={t("title")}>
        <p>{t("text")}</p>
      </ListHeader>
      <ArticleList
        articles={data.posts.nodes.map(({ blogId, title, description, textLang, publishedAt, image }) => ({
          to: paths.blogPost(blogId),
          lang: textLang,
          title,
          detail: description,
          note: t("published", { date: formatDate(publishedAt, bcp47) }),
          picture: <ArticleImage src={image} widthPx={72} />,
        }))}
      />
    </PageLayout>
  );
}

export default BlogPage;

export const Head = ({ data, pageContext }: HeadProps<BlogData, StaticPageContext>) => (
  <ListHead
    data={data}
    pageContext={pageContext}
    path={paths.blog}
    titleKey="blog:meta.title"
    descriptionKey="blog:meta.description"
    keywordsKey="blog:meta.keywords"
    nameKey="common:nav.blog"
  />
);

export const query = graphql`
  query BlogPage($language: String!) {
    site {
      ...SiteAddress
    }
    posts: allBlogPost(filter: { lang: { eq: $language } }, sort: { publishedAt: DESC }) {
      nodes {
        blogId
        title
        description
        textLang
        publishedAt
        image
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

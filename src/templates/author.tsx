import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ArticlePage } from "../components/article/article-page";
import { ArticleList } from "../components/links/article-list";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { Section } from "../components/ui/section";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type AuthorData = PageData<Queries.AuthorPageQuery>;

interface AuthorContext {
  language: string;
  translations: string[];
}

const trailOf = (home: string, list: string, { authorId, name }: AuthorData["author"]) => [
  { name: home, path: paths.home },
  { name: list, path: paths.authors },
  { name, path: paths.author(authorId) },
];

function AuthorPage({ data }: PageProps<AuthorData, AuthorContext>) {
  const { t } = useTranslation("author");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { author, guides, posts } = data;
  const articles = [
    ...posts.nodes.map(({ blogId, title, textLang }) => ({
      to: paths.blogPost(blogId),
      lang: textLang,
      title,
    })),
    ...guides.nodes.map(({ guideId, title, lang }) => ({
      to: paths.guideArticle(guideId),
      lang,
      title,
    })),
  ];
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("footer.author"), author)} />
      <ArticlePage
        title={author.name}
        lead={author.role}
        html={author.html}
        textLang={author.lang}
        facts={[t("updated", { date: formatDate(author.updatedAt, bcp47) })]}
      />
      {articles.length > 0 && (
        <Section id="articles" title={t("articles", { author: author.name })}>
          <ArticleList articles={articles} />
        </Section>
      )}
    </PageLayout>
  );
}

export default AuthorPage;

export function Head({ data, pageContext }: HeadProps<AuthorData, AuthorContext>) {
  const t = headTranslate(data);
  const { author, site } = data;
  const place = { siteUrl: site.siteMetadata.siteUrl, code: pageContext.language };
  return (
    <PageHead
      {...place}
      path={paths.author(author.authorId)}
      translations={pageContext.translations}
      title={author.name}
      description={author.description}
      keywords={t("author:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData(place, trailOf(t("common:nav.home"), t("common:footer.author"), author))}
      />
    </PageHead>
  );
}

export const query = graphql`
  query AuthorPage($language: String!, $authorId: String!) {
    site {
      ...SiteAddress
    }
    author(authorId: { eq: $authorId }, lang: { eq: "en" }) {
      authorId
      lang
      name
      role
      description
      updatedAt
      html
    }
    guides: allGuide(
      filter: { lang: { eq: "en" }, author: { authorId: { eq: $authorId } } }
      sort: { title: ASC }
    ) {
      nodes {
        guideId
        title
        lang
      }
    }
    posts: allBlogPost(
      filter: { lang: { eq: $language }, author: { authorId: { eq: $authorId } } }
      sort: { publishedAt: DESC }
    ) {
      nodes {
        blogId
        title
        textLang
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "author"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ArticlePage } from "../components/article/article-page";
import { authorName } from "../components/article/author-name";
import { TextInLanguage } from "../components/article/text-in-language";
import { LinkList } from "../components/links/link-list";
import { ArticleImage } from "../components/pictures/article-image";
import { DocumentCards } from "../components/requirement/document-cards";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { generalImagePath } from "../components/seo/image-paths";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { articleData, breadcrumbData } from "../components/seo/structured-data";
import { ButtonLink } from "../components/ui/button";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { absoluteUrl } from "../i18n/page-links";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { homeStart, paths } from "../paths";

type BlogPostData = PageData<Queries.BlogPostPageQuery>;

interface BlogPostContext {
  language: string;
  translations: string[];
}

const trailOf = (home: string, list: string, { blogId, title }: BlogPostData["post"]) => [
  { name: home, path: paths.home },
  { name: list, path: paths.blog },
  { name: title, path: paths.blogPost(blogId) },
];

function BlogPostPage({ data }: PageProps<BlogPostData, BlogPostContext>) {
  const { t } = useTranslation("blog");
  const { t: tCommon } = useTranslation("common");
  const { bcp47, localized } = usePageLanguage();
  const { post } = data;
  const { author } = post;
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.blog"), post)} />
      <ArticlePage
        title={post.title}
        lead={post.description}
        picture={<ArticleImage src={post.image} widthPx={120} />}
        html={post.html}
        textLang={post.textLang}
        notTranslated={t("englishOnly")}
        contentsTitle={t("contents")}
        headings={post.toc}
        facts={[
          <PageLink key="author" to={paths.author(author.authorId)}>
            {t("by", { author: authorName(tCommon, author) })}
          </PageLink>,
          t("published", { date: formatDate(post.publishedAt, bcp47) }),
          post.updatedAt !== post.publishedAt && t("updated", { date: formatDate(post.updatedAt, bcp47) }),
        ].filter(Boolean)}
        end={
          <ButtonLink variant="primary" icon="camera" href={localized(homeStart)}>
            {tCommon("notFound.make")}
          </ButtonLink>
        }
      />
      {post.recommended.length > 0 && (
        <Section id="recommended" title={t("recommended")}>
          <DocumentCards templates={post.recommended} />
        </Section>
      )}
      <Section id="others" title={t("others")}>
        <LinkList
          links={data.others.nodes.map(({ blogId, title, textLang }) => ({
            to: paths.blogPost(blogId),
            label: <TextInLanguage code={textLang}>{title}</TextInLanguage>,
          }))}
        />
      </Section>
    </PageLayout>
  );
}

export default BlogPostPage;

export function Head({ data, pageContext }: HeadProps<BlogPostData, BlogPostContext>) {
  const t = headTranslate(data);
  const { post, site } = data;
  const { siteUrl } = site.siteMetadata;
  const place = { siteUrl, code: pageContext.language };
  const path = paths.blogPost(post.blogId);
  return (
    <PageHead
      {...place}
      path={path}
      translations={pageContext.translations}
      title={post.title}
      description={post.description}
      keywords={post.keywords.join(", ")}
      ogType="article"
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData(place, trailOf(t("common:nav.home"), t("common:nav.blog"), post))}
      />
      <JsonLd
        id="article"
        data={articleData(place, {
          path,
          headline: post.title,
          description: post.description,
          textCode: post.textLang,
          publishedAt: post.publishedAt,
          updatedAt: post.updatedAt,
          authorId: post.author.authorId,
          authorName: authorName(t, post.author),
          imageUrl: absoluteUrl(siteUrl, generalImagePath),
        })}
      />
    </PageHead>
  );
}

export const query = graphql`
  query BlogPostPage($language: String!, $blogId: String!) {
    site {
      ...SiteAddress
    }
    post: blogPost(lang: { eq: $language }, blogId: { eq: $blogId }) {
      blogId
      textLang
      title
      description
      keywords
      image
      publishedAt
      updatedAt
      author {
        authorId
        name
      }
      html
      toc {
        id
        text
      }
      recommended {
        ...DrawnTemplate
      }
    }
    others: allBlogPost(
      filter: { lang: { eq: $language }, blogId: { ne: $blogId } }
      sort: { publishedAt: DESC }
      limit: 4
    ) {
      nodes {
        blogId
        title
        textLang
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

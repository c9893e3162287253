import { productName } from "../../constants";
import { absoluteUrl, bcp47Of } from "../../i18n/page-links";
import { localizedPath, paths } from "../../paths";

/** A breadcrumb: visible name and English path. */
export interface TrailStep {
  name: string;
  path: string;
}

/** Origin of the site and language of a page. */
export interface PagePlace {
  siteUrl: string;
  code: string;
}

export type StructuredData = Record<string, unknown>;

const addressIn = ({ siteUrl, code }: PagePlace, path: string) =>
  absoluteUrl(siteUrl, localizedPath(path, code));

const publisher = (siteUrl: string) => ({
  "@type": "Organization",
  name: productName,
  url: absoluteUrl(siteUrl, "/"),
});

/** schema.org/BreadcrumbList of the breadcrumbs that the page shows. */
export const breadcrumbData = (place: PagePlace, trail: readonly TrailStep[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressIn(place, path),
  })),
});

export interface ArticleFacts {
  path: string;
  headline: string;
  description: string;
  /** Language of the text, which may be English on a page of another language. */
  textCode: string;
  /** ISO dates */
  publishedAt: string;
  updatedAt: string;
  authorId: string;
  authorName: string;
  imageUrl: string;
}

/** schema.org/Article; authors are roles of the project, so they are organizations. */
export const articleData = (place: PagePlace, article: ArticleFacts): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: article.headline,
  description: article.description,
  inLanguage: bcp47Of(article.textCode),
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  mainEntityOfPage: addressIn({ ...place, code: article.textCode }, article.path),
  image: article.imageUrl,
  author: {
    "@type": "Organization",
    name: article.authorName,
    url: addressIn({ ...place, code: "en" }, paths.author(article.authorId)),
  },
  publisher: publisher(place.siteUrl),
});

export interface QuestionFacts {
  question: string;
  answerHtml: string;
}

/** An answer away from its page: its links need the site's address. */
const withWholeLinks = (html: string, siteUrl: string) =>
  html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absoluteUrl(siteUrl, path)}"`);

/** schema.org/FAQPage; search engines allow HTML in answers. */
export const faqData = (place: PagePlace, questions: readonly QuestionFacts[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  inLanguage: bcp47Of(place.code),
  mainEntity: questions.map(({ question, answerHtml }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: withWholeLinks(answerHtml, place.siteUrl) },
  })),
});

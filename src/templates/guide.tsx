import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../contract/document/handed-in";
import { writeUnit } from "../../locales/write-number";
import { ArticlePage } from "../components/article/article-page";
import { authorName } from "../components/article/author-name";
import { MakeList } from "../components/article/make-list";
import { OtherLanguages } from "../components/article/other-languages";
import { SupportLine } from "../components/article/support-line";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { generalImagePath, requirementImagePath } from "../components/seo/image-paths";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { articleData, breadcrumbData } from "../components/seo/structured-data";
import { ButtonLink } from "../components/ui/button";
import { PageLink } from "../components/ui/page-link";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { absoluteUrl } from "../i18n/page-links";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { homeWithTemplate, paths } from "../paths";

type GuideData = PageData<Queries.GuidePageQuery>;

interface GuideContext {
  language: string;
  translations: string[];
}

const trailOf = (home: string, list: string, { guideId, title }: GuideData["guide"]) => [
  { name: home, path: paths.home },
  { name: list, path: paths.guide },
  { name: title, path: paths.guideArticle(guideId) },
];

function GuidePage({ data, pageContext }: PageProps<GuideData, GuideContext>) {
  const { t } = useTranslation("guide");
  const { t: tCommon } = useTranslation("common");
  const { bcp47, localized } = usePageLanguage();
  const { guide } = data;
  const { author } = guide;
  const [first] = guide.documents;
  const isElsewhere = guide.templates.some(
    (template) => template.urlPath === first && isTakenElsewhere(template),
  );
  const make = first && !isElsewhere && (
    <ButtonLink variant="primary" icon="camera" href={localized(homeWithTemplate(first))}>
      {t("make")}
    </ButtonLink>
  );
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.guide"), guide)} />
      <ArticlePage
        title={guide.title}
        lead={guide.description}
        action={make}
        html={guide.html}
        textLang={guide.lang}
        notTranslated={t("notTranslated")}
        otherLanguages={
          <OtherLanguages path={paths.guideArticle(guide.guideId)} codes={pageContext.translations} />
        }
        contentsTitle={t("contents")}
        headings={guide.toc}
        facts={[
          <PageLink key="author" to={paths.author(author.authorId)}>
            {t("by", { author: authorName(tCommon, author) })}
          </PageLink>,
          t("updated", { date: formatDate(guide.updatedAt, bcp47) }),
          t("minutes", { time: writeUnit(guide.readingMinutes, "minute", bcp47) }),
        ]}
        aside={<MakeList title={t("documents")} templates={guide.templates} />}
        end={
          <>
            {make}
            <SupportLine />
          </>
        }
      />
    </PageLayout>
  );
}

export default GuidePage;

export function Head({ data, pageContext }: HeadProps<GuideData, GuideContext>) {
  const t = headTranslate(data);
  const { guide, site } = data;
  const { siteUrl } = site.siteMetadata;
  const place = { siteUrl, code: pageContext.language };
  const path = paths.guideArticle(guide.guideId);
  const imagePath = guide.documents[0] && requirementImagePath(guide.documents[0]);
  return (
    <PageHead
      {...place}
      path={path}
      translations={pageContext.translations}
      title={guide.title}
      description={guide.description}
      keywords={guide.keywords.join(", ")}
      imagePath={imagePath}
      ogType="article"
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData(place, trailOf(t("common:nav.home"), t("common:nav.guide"), guide))}
      />
      <JsonLd
        id="article"
        data={articleData(place, {
          path,
          headline: guide.title,
          description: guide.description,
          textCode: guide.lang,
          publishedAt: guide.publishedAt,
          updatedAt: guide.updatedAt,
          authorId: guide.author.authorId,
          authorName: authorName(t, guide.author),
          imageUrl: absoluteUrl(siteUrl, imagePath ?? generalImagePath),
        })}
      />
    </PageHead>
  );
}

export const query = graphql`
  query GuidePage($language: String!, $guide: String!) {
    site {
      ...SiteAddress
    }
    guide: guide(id: { eq: $guide }) {
      guideId
      lang
      title
      description
      keywords
      documents
      publishedAt
      updatedAt
      readingMinutes
      author {
        authorId
        name
      }
      templates(lang: $language) {
        urlPath
        countryName
        name
        sizeLabel
        takenBy
      }
      html
      toc {
        id
        text
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "guide"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

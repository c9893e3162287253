import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ArticlePage } from "../components/article/article-page";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type LegalTextData = PageData<Queries.LegalTextPageQuery>;

interface LegalTextContext {
  language: string;
  translations: string[];
}

const nameKeys = { privacy: "footer.privacy", terms: "footer.terms" } as const;

const headKeys = {
  privacy: {
    name: "common:footer.privacy",
    title: "legal:privacy.meta.title",
    description: "legal:privacy.meta.description",
    keywords: "legal:privacy.meta.keywords",
  },
  terms: {
    name: "common:footer.terms",
    title: "legal:terms.meta.title",
    description: "legal:terms.meta.description",
    keywords: "legal:terms.meta.keywords",
  },
} as const;

const trailOf = (home: string, name: string, legalId: "privacy" | "terms") => [
  { name: home, path: paths.home },
  { name, path: paths[legalId] },
];

function LegalTextPage({ data }: PageProps<LegalTextData, LegalTextContext>) {
  const { t } = useTranslation("legal");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { text } = data;
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon(nameKeys[text.legalId]), text.legalId)} />
      <ArticlePage
        title={text.title}
        html={text.html}
        textLang={text.lang}
        notTranslated={t("englishOnly")}
        contentsTitle={t("contents")}
        headings={text.toc}
        facts={[t("updated", { date: formatDate(text.updatedAt, bcp47) })]}
      />
    </PageLayout>
  );
}

export default LegalTextPage;

export function Head({ data, pageContext }: HeadProps<LegalTextData, LegalTextContext>) {
  const t = headTranslate(data);
  const { text, site } = data;
  const place = { siteUrl: site.siteMetadata.siteUrl, code: pageContext.language };
  const head = headKeys[text.legalId];
  const trail = trailOf(t("common:nav.home"), t(head.name), text.legalId);
  return (
    <PageHead
      {...place}
      path={paths[text.legalId]}
      translations={pageContext.translations}
      title={t(head.title)}
      description={t(head.description)}
      keywords={t(head.keywords)}
    >
      <JsonLd id="breadcrumbs" data={breadcrumbData(place, trail)} />
    </PageHead>
  );
}

export const query = graphql`
  query LegalTextPage($language: String!, $text: String!) {
    site {
      ...SiteAddress
    }
    text: legalText(id: { eq: $text }) {
      legalId
      lang
      title
      description
      updatedAt
      html
      toc {
        id
        text
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "legal"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

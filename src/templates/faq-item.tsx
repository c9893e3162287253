import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ArticlePage } from "../components/article/article-page";
import { TextInLanguage } from "../components/article/text-in-language";
import { answerBeginning } from "../components/faq/answer-beginning";
import { categoryKeys } from "../components/faq/group-questions";
import { LinkList } from "../components/links/link-list";
import { DocumentCards } from "../components/requirement/document-cards";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData, faqData } from "../components/seo/structured-data";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { formatDate } from "../i18n/format-date";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { bcp47Of } from "../i18n/page-links";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type FaqItemData = PageData<Queries.FaqItemPageQuery>;

interface FaqItemContext {
  language: string;
  translations: string[];
}

/** A question about all documents of a country lists many. */
const mostDocuments = 24;

const trailOf = (home: string, list: string, { faqId, question }: FaqItemData["item"]) => [
  { name: home, path: paths.home },
  { name: list, path: paths.contactUs },
  { name: question, path: paths.faqItem(faqId) },
];

function FaqItemPage({ data }: PageProps<FaqItemData, FaqItemContext>) {
  const { t } = useTranslation("contactus");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { item, others } = data;
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.contactus"), item)} />
      <ArticlePage
        title={item.question}
        html={item.answerHtml}
        textLang={item.textLang}
        notTranslated={t("faq.englishOnly")}
        facts={[
          t(categoryKeys[item.category]),
          t("faq.updated", { date: formatDate(item.updatedAt, bcp47) }),
        ]}
        end={<PageLink to={paths.contactUs}>{t("faq.back")}</PageLink>}
      />
      {item.templates.length > 0 && (
        <Section id="documents" title={t("faq.documents")}>
          <DocumentCards templates={item.templates.slice(0, mostDocuments)} />
        </Section>
      )}
      {others.nodes.length > 0 && (
        <Section id="others" title={t("faq.others")}>
          <LinkList
            links={others.nodes.map(({ faqId, question, textLang }) => ({
              to: paths.faqItem(faqId),
              label: <TextInLanguage code={textLang}>{question}</TextInLanguage>,
            }))}
          />
        </Section>
      )}
    </PageLayout>
  );
}

export default FaqItemPage;

export function Head({ data, pageContext }: HeadProps<FaqItemData, FaqItemContext>) {
  const t = headTranslate(data);
  const { item, site } = data;
  const place = { siteUrl: site.siteMetadata.siteUrl, code: pageContext.language };
  return (
    <PageHead
      {...place}
      path={paths.faqItem(item.faqId)}
      translations={pageContext.translations}
      title={item.question}
      description={answerBeginning(item.answerHtml, bcp47Of(item.textLang))}
      keywords={t("contactus:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData(place, trailOf(t("common:nav.home"), t("common:nav.contactus"), item))}
      />
      <JsonLd id="faq" data={faqData({ ...place, code: item.textLang }, [item])} />
    </PageHead>
  );
}

export const query = graphql`
  query FaqItemPage($language: String!, $faqId: String!, $category: FaqItemCategory!) {
    site {
      ...SiteAddress
    }
    item: faqItem(lang: { eq: $language }, faqId: { eq: $faqId }) {
      faqId
      textLang
      category
      question
      answerHtml
      updatedAt
      templates {
        ...DrawnTemplate
      }
    }
    others: allFaqItem(
      filter: { lang: { eq: $language }, category: { eq: $category }, faqId: { ne: $faqId } }
      sort: { position: ASC }
    ) {
      nodes {
        faqId
        question
        textLang
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "contactus"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { FaqSection } from "../components/faq/faq-section";
import { ListHeader } from "../components/layout/list-header";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData, faqData } from "../components/seo/structured-data";
import { ButtonLink } from "../components/ui/button";
import { ContactForm, contactId } from "../features/contact/components/contact-form";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";
import { isDeviceOnly } from "../photo-mode";

type ContactUsData = PageData<Queries.ContactUsPageQuery>;

const trailOf = (home: string, name: string) => [
  { name: home, path: paths.home },
  { name, path: paths.contactUs },
];

function ContactUsPage({ data }: PageProps<ContactUsData>) {
  const { t } = useTranslation("contactus");
  const { t: tCommon } = useTranslation("common");
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("nav.contactus"))} />
      <ListHeader title={t("title")}>
        {!isDeviceOnly() && (
          <>
            <p>{t("meta.description")}</p>
            <p>
              <ButtonLink icon="arrowDown" href={`#${contactId}`}>
                {t("form.title")}
              </ButtonLink>
            </p>
          </>
        )}
      </ListHeader>
      <FaqSection questions={data.questions.nodes} />
      {!isDeviceOnly() && <ContactForm pictureDays={data.site.siteMetadata.mediaDays} />}
    </PageLayout>
  );
}

export default ContactUsPage;

export function Head({ data, pageContext }: HeadProps<ContactUsData, StaticPageContext>) {
  const t = headTranslate(data);
  const place = { siteUrl: data.site.siteMetadata.siteUrl, code: pageContext.language };
  const trail = trailOf(t("common:nav.home"), t("common:nav.contactus"));
  return (
    <PageHead
      {...place}
      path={paths.contactUs}
      translations={pageContext.i18n.languages}
      title={t("contactus:meta.title")}
      description={t("contactus:meta.description")}
      keywords={t("contactus:meta.keywords")}
    >
      <JsonLd id="breadcrumbs" data={breadcrumbData(place, trail)} />
      <JsonLd id="faq" data={faqData(place, data.questions.nodes)} />
    </PageHead>
  );
}

export const query = graphql`
  query ContactUsPage($language: String!) {
    site {
      ...SiteAddress
      siteMetadata {
        mediaDays
      }
    }
    questions: allFaqItem(filter: { lang: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...FaqAnswer
      }
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "contactus", "errors"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

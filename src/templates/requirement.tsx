import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { isForChild } from "../../contract/document/for-child";
import { isUncroppedFile } from "../../contract/document/handed-in";
import { languageOfCode } from "../../locales/languages";
import { TextInLanguage } from "../components/article/text-in-language";
import { QuestionList } from "../components/faq/question-list";
import { LinkList } from "../components/links/link-list";
import { OutcomeSummary } from "../components/outcomes/outcome-summary";
import { ChildrenSection } from "../components/requirement/children-section";
import { DocumentCards } from "../components/requirement/document-cards";
import { EditPolicy } from "../components/requirement/edit-policy";
import { isOfUnion, othersId, sendsToOthers } from "../components/requirement/others";
import { PhotoPairs } from "../components/requirement/photo-pairs";
import type { RequirementTemplate } from "../components/requirement/queries/requirement-template";
import { requirementHead } from "../components/requirement/requirement-head";
import { RequirementView } from "../components/requirement/requirement-view";
import { ownSize } from "../components/requirement/size/size-numbers";
import { SmallPrint } from "../components/requirement/small-print";
import { SourcesSection } from "../components/requirement/sources/sources-section";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { requirementImagePath } from "../components/seo/image-paths";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { bcp47Of } from "../i18n/page-links";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";

type RequirementData = PageData<Queries.RequirementPageQuery>;

interface RequirementContext {
  urlPath: string;
  /** Of the page about its size; null for a rare size. */
  sizeId: string | null;
  language: string;
  translations: string[];
}

const trailOf = (template: RequirementTemplate, words: { home: string; list: string }) => [
  { name: words.home, path: paths.home },
  { name: words.list, path: paths.requirements },
  { name: template.photoTitle, path: paths.requirement(template.urlPath) },
];

function RequirementPage({ data, pageContext }: PageProps<RequirementData, RequirementContext>) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { template } = data;
  const trail = trailOf(template, {
    home: tCommon("nav.home"),
    list: tCommon("nav.requirements"),
  });
  const othersTitle = t(isOfUnion(template) ? "others.states" : "others.title");
  return (
    <PageLayout>
      <Breadcrumbs trail={trail} />
      <RequirementView
        template={template}
        guide={data.guides[0]}
        online={data.online}
        toOthers={sendsToOthers(template, template.otherTemplates) ? othersTitle : null}
        question={isForChild(template) ? template.faq[0] : undefined}
      >
        {template.forChildren && <ChildrenSection template={template} rules={template.forChildren} />}
      </RequirementView>
      <PhotoPairs template={template} />
      <SmallPrint>
        <EditPolicy template={template} />
        <SourcesSection template={template} />
      </SmallPrint>
      <div data-print="no">
        <OutcomeSummary urlPath={template.urlPath} />
        {data.guides.length > 0 && (
          <Section id="guides" title={t("guides.title")}>
            <LinkList
              links={data.guides.map(({ guideId, title, lang }) => ({
                to: paths.guideArticle(guideId),
                label: <TextInLanguage code={lang}>{title}</TextInLanguage>,
                note: lang === pageContext.language ? null : languageOfCode(lang)?.nativeName,
              }))}
            />
          </Section>
        )}
        {template.faq.length > 0 && (
          <Section id="faq" title={t("faq.title")}>
            <QuestionList questions={template.faq} ownPage={t("faq.own")} />
          </Section>
        )}
        {template.otherTemplates.length > 0 && (
          <Section id={othersId} title={othersTitle} note={t("others.scale")}>
            <DocumentCards templates={template.otherTemplates} />
            {pageContext.sizeId && !isUncroppedFile(template) && (
              <p>
                <PageLink to={paths.photoSize(pageContext.sizeId)}>
                  {t("others.sameSize", { size: ownSize(template, bcp47) })}
                </PageLink>
              </p>
            )}
          </Section>
        )}
      </div>
    </PageLayout>
  );
}

export default RequirementPage;

export function Head({ data, pageContext }: HeadProps<RequirementData, RequirementContext>) {
  const t = headTranslate(data);
  const { template, site } = data;
  const { language: code, translations } = pageContext;
  const { siteUrl } = site.siteMetadata;
  const trail = trailOf(template, {
    home: t("common:nav.home"),
    list: t("common:nav.requirements"),
  });
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.requirement(template.urlPath)}
      code={code}
      translations={translations}
      {...requirementHead(t, template, bcp47Of(code))}
      imagePath={requirementImagePath(template.urlPath)}
    >
      <JsonLd id="breadcrumbs" data={breadcrumbData({ siteUrl, code }, trail)} />
    </PageHead>
  );
}

export const query = graphql`
  query RequirementPage($language: String!, $urlPath: String!, $guides: [String!]!, $onlineUrlPath: String) {
    site {
      ...SiteAddress
    }
    template(lang: { eq: $language }, urlPath: { eq: $urlPath }) {
      urlPath
      country
      countryName
      document
      name
      photoTitle
      variant
      width
      height
      dpi
      unit
      background
      backgroundcolor
      passportImageSrc
      sizeWidth
      sizeHeight
      sizeUnit
      sizeLabel
      backgroundName
      backgrounds
      head {
        ...HeadRule
      }
      eyeLine {
        min
        max
      }
      topMargin {
        min
        max
      }
      digital {
        ...DigitalRule
      }
      signature {
        widthPx {
          min
          max
        }
        heightPx {
          min
          max
        }
        minKb
        maxKb
        background
        penOnPaper
      }
      colour
      editPolicy {
        background
        retouch
        geometry
        statement
        confidence
        sources {
          ...RuleSource
        }
      }
      online
      printable
      shopPrint
      sizeVaries
      exempt
      takenBy
      glasses
      headCovering
      expression
      forChildren {
        groups {
          underYears
          rules
          head {
            ...HeadRule
          }
          eyeLine {
            min
            max
          }
        }
        sources {
          ...RuleSource
        }
      }
      notes
      noteSubjects
      inNotes
      ruleNotes
      listOnly
      workingSize
      sources {
        ...RuleSource
      }
      evidence {
        lists
      }
      confidence
      compiledAt
      verifiedAt
      faq {
        faqId
        question
        answerHtml
        textLang
      }
      otherTemplates {
        ...DrawnTemplate
        document
      }
    }
    online: template(lang: { eq: $language }, urlPath: { eq: $onlineUrlPath }) {
      urlPath
      photoTitle
      printable
      editPolicy {
        geometry
      }
    }
    guides: guidesById(ids: $guides) {
      guideId
      title
      lang
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "requirement", "documents", "outcome", "evidence"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

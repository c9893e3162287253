import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { TextInLanguage } from "../components/article/text-in-language";
import { ListHeader } from "../components/layout/list-header";
import { LinkList } from "../components/links/link-list";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { PageLayout } from "../features/language-chooser/components/page-layout";
import { headTranslate } from "../i18n/head-texts";
import type { StaticPageContext, StaticPageData } from "../i18n/static-page";
import { paths } from "../paths";

interface AuthorsData extends StaticPageData {
  authors: { authorId: string; name: string; role: string; lang: string; position: number }[];
}

const trailOf = (home: string, list: string) => [
  { name: home, path: paths.home },
  { name: list, path: paths.authors },
];

const AuthorsPage = ({ data }: PageProps<AuthorsData>) => {
  const { t } = useTranslation("author");
  const { t: tCommon } = useTranslation("common");
  return (
    <PageLayout>
      <Breadcrumbs trail={trailOf(tCommon("nav.home"), tCommon("footer.author"))} />
      <ListHeader title={t("title")}>
        <p>{t("text")}</p>
        <p>{t("language")}</p>
      </ListHeader>
      <LinkList
        links={[...data.authors]
          .sort((a, b) => a.position - b.position)
          .map(({ authorId, name, role, lang }) => ({
            to: paths.author(authorId),
            label: <TextInLanguage code={lang}>{name}</TextInLanguage>,
            detail: <TextInLanguage code={lang}>{role}</TextInLanguage>,
          }))}
      />
    </PageLayout>
  );
};

export default AuthorsPage;

export const Head = ({ data, pageContext }: HeadProps<AuthorsData, StaticPageContext>) => {
  const t = headTranslate(data);
  const { siteUrl } = data.site.siteMetadata;
  const { language: code } = pageContext;
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.authors}
      code={code}
      translations={pageContext.i18n.languages}
      title={t("author:meta.title")}
      description={t("author:meta.description")}
      keywords={t("author:meta.keywords")}
    >
      <JsonLd
        id="breadcrumbs"
        data={breadcrumbData({ siteUrl, code }, trailOf(t("common:nav.home"), t("common:footer.author")))}
      />
    </PageHead>
  );
};

export const query = graphql`
  query AuthorsPage($language: String!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    authors: authorsIn(lang: $language) {
      authorId
      name
      role
      lang
      position
    }
    locales: allLocale(filter: { ns: { in: ["common", "author"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

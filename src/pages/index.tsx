import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Suspense, startTransition, useEffect, useState } from "react";
import { AllCountries } from "../components/home/all-countries";
import { FaqExcerpt } from "../components/home/faq-excerpt";
import { Hero } from "../components/home/hero";
import { MeasureSection } from "../components/home/measure-section";
import { StartArea } from "../components/home/start-area";
import { StepsSection } from "../components/home/steps-section";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { webApplicationData } from "../components/seo/web-application";
import { pairingParameter } from "../constants";
import { PairedPhone } from "../features/photo/components/pairing/lazy-paired-phone";
import { HotCardList } from "../features/photo/components/start/document/hot-card-list";
import { LazyDrawing } from "../features/photo/components/start/lazy-drawing";
import { StartCard } from "../features/photo/components/start/start-card";
import { headTranslate } from "../i18n/head-texts";
import type { PageData, StaticPageContext } from "../i18n/page-data";
import { PageLayout } from "../page-layout";
import { paths } from "../paths";
import { isDeviceOnly } from "../photo-mode";

type HomeData = PageData<Queries.HomePageQuery>;

/** Whether a desktop has asked this phone for a photo, which replaces the page. False in the built HTML. */
function useIsPairing(search: string): boolean {
  const [isPairing, setIsPairing] = useState(false);
  useEffect(() => {
    const isPaired = !isDeviceOnly() && new URLSearchParams(search).has(pairingParameter);
    // In a transition: an urgent update of parts that are not hydrated yet would make React render the whole page
    // again.
    startTransition(() => setIsPairing(isPaired));
  }, [search]);
  return isPairing;
}

function HomePage({ data, location }: PageProps<HomeData>) {
  const isPairing = useIsPairing(location.search);
  if (isPairing)
    return (
      <PageLayout>
        <Suspense>
          <PairedPhone search={location.search} />
        </Suspense>
      </PageLayout>
    );
  return (
    <PageLayout>
      <Hero />
      <StartArea card={<StartCard built={data.countries.nodes} />} drawing={<LazyDrawing />} />
      <HotCardList built={data.hot.list} />
      <StepsSection pictures={data.pictures} />
      <MeasureSection pictures={data.pictures} />
      <FaqExcerpt />
      <AllCountries />
    </PageLayout>
  );
}

export default HomePage;

export function Head({ data, pageContext }: HeadProps<HomeData, StaticPageContext>) {
  const t = headTranslate(data);
  const place = { siteUrl: data.site.siteMetadata.siteUrl, code: pageContext.language };
  return (
    <PageHead
      {...place}
      path={paths.home}
      translations={pageContext.i18n.languages}
      title={t("home:meta.title")}
      description={t("home:meta.description")}
      keywords={t("home:meta.keywords")}
    >
      <JsonLd id="application" data={webApplicationData(place, t("home:meta.description"))} />
    </PageHead>
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    site {
      ...SiteAddress
    }
    hot: hotTemplates(lang: { eq: $language }) {
      list {
        ...DrawnTemplate
      }
    }
    countries: allCountryGroup(filter: { lang: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        countryCode
        countryName
        aliases
      }
    }
    pictures: language(lang: { eq: $language }) {
      ...LanguagePictures
    }
    locales: allLocale(filter: { ns: { in: ["common", "home", "photo", "camera", "errors", "evidence", "pairing"] }, language: { eq: $language } }) {
      ...PageTexts
    }
  }
`;

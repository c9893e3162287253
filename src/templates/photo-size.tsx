import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { shownOnPrint } from "../../drawing/format-length";
import { DrawingFigure } from "../components/drawing/drawing-figure";
import { FilteredList } from "../components/links/filtered-list";
import * as styles from "../components/requirement/requirement-view.module.css";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { JsonLd } from "../components/seo/json-ld";
import { PageHead } from "../components/seo/page-head";
import { breadcrumbData } from "../components/seo/structured-data";
import { NearSizes } from "../components/size/near-sizes";
import { SheetFigure } from "../components/size/sheet-figure";
import { SizeDocuments } from "../components/size/size-documents";
import { SizeFacts } from "../components/size/size-facts";
import { sizeFrame } from "../components/size/size-frame";
import { SizeLinks } from "../components/size/size-links";
import { photoSizePx, usualDpi, writeOtherUnit, writePhotoSize } from "../components/size/write-photo-size";
import { ButtonLink } from "../components/ui/button";
import { Section } from "../components/ui/section";
import { headTranslate } from "../i18n/head-texts";
import type { PageData } from "../i18n/page-data";
import { bcp47Of } from "../i18n/page-links";
import { usePageLanguage } from "../i18n/use-language";
import { PageLayout } from "../page-layout";
import { homeWithTemplate, paths } from "../paths";
import type { PhotoSize } from "../units/photo-sizes";

type PhotoSizeData = PageData<Queries.PhotoSizePageQuery>;

interface PhotoSizeContext {
  language: string;
  translations: string[];
  size: PhotoSize;
  nearest: PhotoSize[];
  common: PhotoSize[];
}

const trailOf = (size: PhotoSize, words: { home: string; list: string; size: string }) => [
  { name: words.home, path: paths.home },
  { name: words.list, path: paths.requirements },
  { name: words.size, path: paths.photoSize(size.id) },
];

function PhotoSizePage({ data, pageContext }: PageProps<PhotoSizeData, PhotoSizeContext>) {
  const { t } = useTranslation("size");
  const { t: tCommon } = useTranslation("common");
  const { t: tRequirement } = useTranslation("requirement");
  const { bcp47, localized } = usePageLanguage();
  const { size, nearest, common } = pageContext;
  const name = writePhotoSize(size, bcp47);
  const pixels = tRequirement("value.pixels", photoSizePx(size));
  const trail = trailOf(size, {
    home: tCommon("nav.home"),
    list: tCommon("nav.requirements"),
    size: name,
  });
  return (
    <PageLayout>
      <Breadcrumbs trail={trail} />
      <header className={styles.header}>
        <h1 className={styles.title}>{t("meta.title", { size: name })}</h1>
        <p className={styles.lead}>{tRequirement("lead", { size: name, pixels, dpi: usualDpi })}</p>
        {size.generalUrlPath && (
          <div className={`${styles.make} ${styles.alone}`} data-print="no">
            <ButtonLink
              variant="primary"
              icon="camera"
              href={localized(homeWithTemplate(size.generalUrlPath))}
            >
              {tRequirement("make")}
            </ButtonLink>
          </div>
        )}
      </header>
      <div className={styles.columns}>
        <DrawingFigure
          frame={sizeFrame(size)}
          seed={size.id}
          label={tCommon("drawing.labelPlain", { size: name })}
          ownUnit={shownOnPrint(size.unit, size)}
          ofSize
        />
        <SizeFacts size={size} />
      </div>
      <Section id="sheet" title={t("sheet.title")} note={t("sheet.text")}>
        <SheetFigure size={size} />
      </Section>
      <Section id="nearest" title={t("nearest.title")} note={t("nearest.text", { size: name })}>
        <NearSizes size={size} nearest={nearest} linked={new Set(common.map(({ id }) => id))} />
      </Section>
      <Section id="documents" title={t("documents.title")} note={t("documents.note")}>
        <FilteredList
          items={data.documents.nodes}
          wordsOf={({ country, countryName, name }) => `${countryName} ${country} ${name}`}
        >
          {(found) => <SizeDocuments documents={found} />}
        </FilteredList>
      </Section>
      <div data-print="no">
        <Section id="others" title={t("others")}>
          <SizeLinks sizes={common.filter(({ id }) => id !== size.id)} />
        </Section>
      </div>
    </PageLayout>
  );
}

export default PhotoSizePage;

export function Head({ data, pageContext }: HeadProps<PhotoSizeData, PhotoSizeContext>) {
  const t = headTranslate(data);
  const { language: code, translations, size } = pageContext;
  const { siteUrl } = data.site.siteMetadata;
  const bcp47 = bcp47Of(code);
  const words = {
    size: writePhotoSize(size, bcp47),
    other: writeOtherUnit(size, bcp47),
    pixels: t("requirement:value.pixels", photoSizePx(size)),
    dpi: usualDpi,
    paper: t("result:printout.papers.4x6in"),
  };
  const trail = trailOf(size, {
    home: t("common:nav.home"),
    list: t("common:nav.requirements"),
    size: words.size,
  });
  return (
    <PageHead
      siteUrl={siteUrl}
      path={paths.photoSize(size.id)}
      code={code}
      translations={translations}
      title={t("size:meta.title", words)}
      description={t("size:meta.description", words)}
      keywords={t("size:meta.keywords", words)}
    >
      <JsonLd id="breadcrumbs" data={breadcrumbData({ siteUrl, code }, trail)} />
    </PageHead>
  );
}

export const query = graphql`
  query PhotoSizePage($language: String!, $sizeText: String!, $generalSizesCode: String!) {
    site {
      ...SiteAddress
    }
    documents: allTemplate(
      filter: {
        lang: { eq: $language }
        sizeText: { eq: $sizeText }
        unit: { ne: px }
        country: { ne: $generalSizesCode }
      }
      sort: { position: ASC }
    ) {
      nodes {
        urlPath
        country
        countryName
        name
        confidence
      }
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "evidence", "requirement", "result", "size"] }, language: { eq: $language } }
    ) {
      ...PageTexts
    }
  }
`;

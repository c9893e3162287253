import { generalSizesCode } from "../../../contract/codes";
import type { Template } from "../../../contract/document/template";
import { maxDescriptionWidth, maxTitleWidth } from "../../constants";
import type { HeadTranslate } from "../../i18n/head-texts";
import { firstFitting } from "../seo/title-of";
import { ownSize } from "./size-numbers";

type NamedTemplate = Pick<
  Template,
  "country" | "countryName" | "photoTitle" | "width" | "height" | "unit" | "dpi"
>;

/** Title, description and keywords of a document's page: the longest that a search result shows whole. */
export function requirementHead(t: HeadTranslate, template: NamedTemplate, bcp47: string) {
  const { country, countryName, photoTitle, dpi } = template;
  const words = { title: photoTitle, size: ownSize(template, bcp47) };
  const isGeneral = country === generalSizesCode;
  // A size that belongs to no country is its own title; a description says it once.
  const titles = isGeneral
    ? [photoTitle]
    : [t("requirement:meta.title", words), t("requirement:meta.shortTitle", words), photoTitle];
  const descriptionOf = (title: string) => t("requirement:meta.description", { ...words, title, dpi });
  // Two documents of a country may share a size: the name of the document makes each description its own.
  const descriptions = isGeneral
    ? [descriptionOf(countryName)]
    : [descriptionOf(photoTitle), `${photoTitle}: ${words.size}, ${dpi} dpi`];
  return {
    title: firstFitting(titles, maxTitleWidth),
    description: firstFitting(descriptions, maxDescriptionWidth),
    keywords: t("requirement:meta.keywords", words),
  };
}

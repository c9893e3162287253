import { generalSizesCode } from "../../../contract/codes";
import { isTakenElsewhere } from "../../../contract/document/handed-in";
import type { Template } from "../../../contract/document/template";
import { maxDescriptionWidth, maxTitleWidth } from "../../../locales/search-result";
import type { HeadTranslate } from "../../i18n/head-texts";
import { firstFitting } from "../seo/title-of";
import { ownSize } from "./size-numbers";

type NamedTemplate = Pick<
  Template,
  "country" | "countryName" | "photoTitle" | "width" | "height" | "unit" | "dpi" | "takenBy"
>;

/** Title, description and keywords of a document's page: the longest that search results do not cut. */
export function requirementHead(t: HeadTranslate, template: NamedTemplate, bcp47: string) {
  const { country, countryName, photoTitle, dpi } = template;
  const words = { title: photoTitle, size: ownSize(template, bcp47) };
  const isGeneral = country === generalSizesCode;
  // A general size is its own title, and appears once in the description.
  const titles = isGeneral
    ? [photoTitle]
    : [t("requirement:meta.title", words), t("requirement:meta.shortTitle", words), photoTitle];
  // Where no photo from home is accepted, a search result offers to make none.
  const descriptionOf = (title: string) =>
    t(isTakenElsewhere(template) ? "requirement:meta.descriptionRules" : "requirement:meta.description", {
      ...words,
      title,
      dpi,
    });
  // Documents of a country may share a size: the document's name makes descriptions unique.
  const descriptions = isGeneral
    ? [descriptionOf(countryName)]
    : [descriptionOf(photoTitle), `${photoTitle}: ${words.size}, ${dpi} dpi`];
  return {
    title: firstFitting(titles, maxTitleWidth),
    description: firstFitting(descriptions, maxDescriptionWidth),
    keywords: t("requirement:meta.keywords", words),
  };
}

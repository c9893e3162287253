import { generalSizesCode, unstatedBackground } from "../../../contract/codes";
import { isSizeOpen, isTakenElsewhere } from "../../../contract/document/handed-in";
import type { Template } from "../../../contract/document/template";
import { maxDescriptionWidth, maxTitleWidth } from "../../../locales/search-result";
import type { HeadTranslate } from "../../i18n/head-texts";
import { writeList } from "../../i18n/write-list";
import { firstFitting } from "../seo/title-of";

type NamedTemplate = Parameters<typeof isSizeOpen>[0] &
  Pick<Template, "country" | "countryName" | "photoTitle" | "sizeLabel" | "takenBy" | "backgroundName"> & {
    digital: object | null;
    head: object | null;
    glasses: string | null;
    headCovering: string | null;
  };

/** The rules that a document's page states, as people ask for them: a description promises no other. */
const statedRules = (t: HeadTranslate, template: NamedTemplate): string[] => [
  ...(isSizeOpen(template) ? [] : [t("requirement:facts.size")]),
  ...(template.backgroundName === unstatedBackground ? [] : [t("requirement:facts.background")]),
  ...(template.head ? [t("requirement:facts.head")] : []),
  ...(template.digital ? [t("requirement:facts.file")] : []),
  ...(template.glasses ? [t("requirement:facts.glasses")] : []),
  ...(template.headCovering ? [t("requirement:facts.headCovering")] : []),
];

/** Title, description and keywords of a document's page: the longest that search results do not cut. */
export function requirementHead(t: HeadTranslate, template: NamedTemplate, bcp47: string) {
  const { country, countryName, photoTitle } = template;
  const words = {
    title: photoTitle,
    size: template.sizeLabel,
  };
  const isGeneral = country === generalSizesCode;
  // A general size is its own title, and appears once in the description.
  const titles = isGeneral
    ? [photoTitle]
    : [t("requirement:meta.title", words), `${photoTitle} (${words.size})`];
  const rules = statedRules(t, template);
  const descriptionOf = (
    key: "requirement:meta.description" | "requirement:meta.descriptionRules",
    count: number,
  ) =>
    t(key, {
      // Documents of a country may share a size: the document's name makes descriptions unique.
      title: isGeneral ? countryName : photoTitle,
      size: words.size,
      rules: writeList(rules.slice(0, count), bcp47),
    });
  const fewerAndFewer = rules.map((_, index) => rules.length - index);
  // Where no photo from home is accepted, a search result offers to make none.
  const withTool = isTakenElsewhere(template)
    ? []
    : fewerAndFewer.map((count) => descriptionOf("requirement:meta.description", count));
  const descriptions = [
    ...withTool,
    ...fewerAndFewer.map((count) => descriptionOf("requirement:meta.descriptionRules", count)),
  ];
  return {
    title: firstFitting(titles, maxTitleWidth),
    description: firstFitting(descriptions, maxDescriptionWidth),
    keywords: t("requirement:meta.keywords", words),
  };
}

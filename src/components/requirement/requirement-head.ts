import { generalSizesCode, unstatedBackground } from "../../../contract/codes";
import { isSizeOpen, isTakenElsewhere } from "../../../contract/document/handed-in";
import type { NotedField, Template } from "../../../contract/document/template";
import { formatLength, formatWithUnit, shownUnitOf } from "../../../drawing/format-length";
import { maxDescriptionWidth, maxTitleWidth } from "../../../locales/search-result";
import type { HeadTranslate } from "../../i18n/head-texts";
import { firstFitting } from "../seo/title-of";
import { backgroundKeys } from "./background-names";
import { type DigitalRule, digitalLines } from "./digital-lines";
import { glassesKeys, headCoveringKeys, keyOf } from "./rule-keys";

type NamedTemplate = Parameters<typeof isSizeOpen>[0] &
  Parameters<typeof shownUnitOf>[0] &
  Pick<Template, "country" | "countryName" | "photoTitle" | "sizeLabel" | "takenBy" | "backgroundName"> & {
    inNotes: readonly NotedField[];
    digital: DigitalRule | null;
    head: { heightMm: { min: number; max: number } } | null;
    glasses: string | null;
    headCovering: string | null;
  };

/** "32 to 36 mm" */
function headHeight(t: HeadTranslate, template: NamedTemplate, bcp47: string): string | null {
  if (!template.head) return null;
  const { min, max } = template.head.heightMm;
  const unit = shownUnitOf(template);
  const most = formatWithUnit(max, unit, bcp47);
  if (min === max) return most;
  return t("requirement:value.range", { min: formatLength(min, unit, bcp47), max: most });
}

const inRequirement = (key: string): string => `requirement:${key}`;
const inCommon = (key: string): string => `common:${key}`;

/** The rules that a document's sources state, with their values, as people ask for them: a description promises no other. */
function statedRules(t: HeadTranslate, template: NamedTemplate, bcp47: string): string[] {
  const { backgroundName, digital, glasses, headCovering, inNotes } = template;
  const rule = (name: string, value: string) => t("requirement:meta.rule", { name, value });
  // Beside a note on them, head and background are our choice.
  const height = inNotes.includes("head") ? null : headHeight(t, template, bcp47);
  const file = digital && digitalLines(digital, bcp47).at(-1)!;
  return [
    backgroundName !== unstatedBackground &&
      !inNotes.includes("background") &&
      rule(t("requirement:background"), t(inCommon(keyOf(backgroundKeys, backgroundName)))),
    height && t("requirement:children.head", { height }),
    file && rule(t("requirement:facts.file"), t(inRequirement(file.key), file.values)),
    glasses && rule(t("requirement:facts.glasses"), t(inRequirement(keyOf(glassesKeys, glasses)))),
    headCovering &&
      rule(t("requirement:facts.headCovering"), t(inRequirement(keyOf(headCoveringKeys, headCovering)))),
  ].filter((text) => typeof text === "string");
}

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
  const rules = statedRules(t, template, bcp47);
  const fewerAndFewer = rules.map((_, index) => rules.slice(0, rules.length - index).join(" · "));
  // Beside a long name there is room for the words alone.
  const wordsAlone = isSizeOpen(template) ? [] : [t("requirement:facts.size")];
  const descriptionOf = (key: string) => (rulesShown: string) =>
    t(key, {
      // Documents of a country may share a size: the document's name makes descriptions unique.
      title: isGeneral ? countryName : photoTitle,
      size: words.size,
      rules: rulesShown,
    });
  const descriptions = [fewerAndFewer, wordsAlone].flatMap((shown) => [
    // Where no photo from home is accepted, a search result offers to make none.
    ...(isTakenElsewhere(template) ? [] : shown.map(descriptionOf("requirement:meta.description"))),
    ...shown.map(descriptionOf("requirement:meta.descriptionRules")),
  ]);
  return {
    title: firstFitting(titles, maxTitleWidth),
    description: firstFitting(descriptions, maxDescriptionWidth),
    keywords: t("requirement:meta.keywords", words),
  };
}

import { join } from "node:path";
import { generalSizesCode, unionCode } from "../../contract/codes";
import {
  type CountryGroup,
  documentKinds,
  type Template,
  type TemplateDetail,
} from "../../contract/document/template";
import { languageOfCode } from "../../locales/languages";
import { makeAliases } from "../countries/country-aliases";
import { loadCountryWords } from "../countries/country-words";
import { countryNames } from "./country-name";
import { loadDocumentTexts } from "./document-texts";
import type { HotOf } from "./hot";
import { loadSubjects } from "./note-subject";
import { loadRemarks } from "./remarks";
import type { TemplateRecord } from "./template-file";
import { templateView } from "./template-view";

/** Number of other common photo types in a template detail. */
const maxOtherTemplates = 8;

/** All documents in one language, with translated names; countries sorted by that language. */
export interface TemplateCollection {
  groups: CountryGroup[];
  byUrlPath: ReadonlyMap<string, Template>;
  hot: Template[];
}

/** @throws RangeError for an unknown language code */
export function collectTemplates(
  records: readonly TemplateRecord[],
  hotUrlPaths: readonly string[],
  contentDir: string,
  code: string,
): TemplateCollection {
  const language = languageOfCode(code);
  if (!language) throw new RangeError(`There is no language "${code}".`);
  const documents = loadDocumentTexts(join(contentDir, "..", "locales"), code);
  const remarks = loadRemarks(contentDir, code);
  const subjects = loadSubjects(contentDir);
  const words = loadCountryWords(contentDir, code);
  const countryName = countryNames(language.bcp47, documents.generalSizes, words.names);
  const aliasesOf = makeAliases(words, loadCountryWords(contentDir, "en"));
  const byUrlPath = new Map(
    records.map((record) => [
      record.urlPath,
      templateView(record, {
        documents,
        remarks,
        subjects,
        countryName,
        ownWords: words.documents,
        bcp47: language.bcp47,
      }),
    ]),
  );
  const byCountry = groupByCountry(byUrlPath.values());
  const collator = new Intl.Collator(language.bcp47);
  const groups = [...byCountry]
    .map(
      ([countryCode, templateList]): CountryGroup => ({
        countryCode,
        countryName: countryName(countryCode),
        aliases: aliasesOf(countryCode, countryName(countryCode)),
        templateList: templateList.toSorted(byKind),
      }),
    )
    .sort(
      (a, b) =>
        Number(a.countryCode === generalSizesCode) - Number(b.countryCode === generalSizesCode) ||
        collator.compare(a.countryName, b.countryName),
    );
  return { groups, byUrlPath, hot: hotUrlPaths.flatMap((urlPath) => byUrlPath.get(urlPath) ?? []) };
}

/** The collection of each language, created on first use. */
export function openCollections(
  records: readonly TemplateRecord[],
  hotOf: HotOf,
  contentDir: string,
): (code: string) => TemplateCollection {
  const collections = new Map<string, TemplateCollection>();
  return (code) => {
    const known = collections.get(code) ?? collectTemplates(records, hotOf(code), contentDir, code);
    collections.set(code, known);
    return known;
  };
}

/** Passport first, then visa and so on; documents of one kind keep the order of their file. */
const byKind = (a: Template, b: Template) =>
  documentKinds.indexOf(a.document) - documentKinds.indexOf(b.document);

function groupByCountry(templates: Iterable<Template>): Map<string, Template[]> {
  const groups = new Map<string, Template[]>();
  for (const template of templates) {
    const group = groups.get(template.country);
    if (group) group.push(template);
    else groups.set(template.country, [template]);
  }
  return groups;
}

/** States of the Schengen area, whose own documents may differ from the common one, as ISO 3166-1 codes. */
const schengenStates = new Set(
  "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/**
 * A document with its questions and other common photo types: those of its country, its own kind first, then popular ones,
 * its own kind first. That of the Schengen area has those of its states, all of them.
 */
export function templateDetail(
  { groups, byUrlPath, hot }: TemplateCollection,
  urlPath: string,
  faqIds: string[],
): TemplateDetail | undefined {
  const template = byUrlPath.get(urlPath);
  if (!template) return undefined;
  const siblings = groups.find((group) => group.countryCode === template.country)?.templateList ?? [];
  const isOfKind = (other: Template) => other.document === template.document;
  const itsKindFirst = (templates: Template[]) =>
    templates.toSorted((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)));
  const ofStates = groups
    .filter((group) => schengenStates.has(group.countryCode))
    .flatMap((group) => group.templateList.filter(isOfKind));
  const others = new Set(
    [...itsKindFirst(siblings), ...itsKindFirst(hot)].filter((other) => other !== template),
  );
  const shown = template.country === unionCode ? ofStates : [...others].slice(0, maxOtherTemplates);
  return {
    ...template,
    faqIds,
    otherTemplates: shown.map(({ urlPath, countryName, name, sizeLabel }) => ({
      urlPath,
      countryName,
      name,
      sizeLabel,
    })),
  };
}

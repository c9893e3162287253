import {
  BlogDetailSchema,
  FaqItemSchema,
  HotTemplatesSchema,
  LanguageRecordSchema,
} from "../../contract/content";
import {
  BandSchema,
  CountryGroupSchema,
  OpenBandSchema,
  SourceSchema,
  TemplateSchema,
} from "../../contract/document/template";
import { TypeDefinitions } from "./type-definitions";

const definitions = new TypeDefinitions({
  TemplateBand: BandSchema,
  TemplateOpenBand: OpenBandSchema,
  TemplateSource: SourceSchema,
});

/** In the order of the API's response. */
const position = "Int!";
const date = "Date! @dateformat";
const lang = "String!";

const fields = {
  Template: definitions.fields("Template", TemplateSchema, {
    lang,
    position,
    faq: "[FaqItem!]! @link",
    otherTemplates: "[Template!]! @link",
  }),
  CountryGroup: definitions.fields("CountryGroup", CountryGroupSchema, {
    lang,
    position,
    templateList: "[Template!]! @link",
  }),
  HotTemplates: definitions.fields("HotTemplates", HotTemplatesSchema, { lang, list: "[Template!]! @link" }),
  BlogPost: definitions.fields("BlogPost", BlogDetailSchema, {
    lang,
    textLang: "String!",
    position,
    author: "Author!",
    publishedAt: date,
    updatedAt: date,
    recommended: "[Template!]! @link",
  }),
  FaqItem: definitions.fields("FaqItem", FaqItemSchema, {
    lang,
    textLang: "String!",
    position,
    updatedAt: date,
    templates: "[Template!]! @link",
  }),
  Language: definitions.fields("Language", LanguageRecordSchema, { position }),
};

const descriptions: Record<keyof typeof fields, string> = {
  Template: "A document of a country and what its photo must be, in one language",
  CountryGroup: "A country with its documents, in one language",
  HotTemplates: "The documents that are asked for most, in one language",
  BlogPost: "An article of the blog on the page of one language; textLang is the language of its text",
  FaqItem: "A question with its answer on the page of one language; textLang is the language of its text",
  Language: "A language of the site with its pictures",
};

/** The contract as Gatsby types, plus links to other nodes instead of ids. */
export const nodeTypes = [
  ...Object.entries(descriptions).map(
    ([type, description]) =>
      `"${description}"\ntype ${type} implements Node @dontInfer {\n${fields[type as keyof typeof fields]}\n}`,
  ),
  definitions.toString(),
].join("\n\n");

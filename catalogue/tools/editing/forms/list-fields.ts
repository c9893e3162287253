import { languages } from "../../../../locales/languages";
import type { CmsField } from "../cms-fields";
import { fieldLabels } from "../field-labels";
import { countryChoice, documentChoice, documentsChoice } from "./field-choices";

const named = (name: string, options: Partial<CmsField> = {}): CmsField => ({
  widget: "string",
  name,
  ...fieldLabels[name],
  ...options,
});
const list = (name: string, summary: string, fields: CmsField[], options: Partial<CmsField> = {}): CmsField =>
  named(name, { widget: "list", required: false, collapsed: true, summary, fields, ...options });

export const countryWordsFields = (): CmsField[] => [
  list("countries", "{{country}} {{name}}", [
    named("country", countryChoice),
    named("name", { required: false, hint: "Shown instead of the standard name. Empty: the standard name." }),
    named("aliases", { widget: "list", required: false }),
  ]),
  list(
    "documents",
    "{{document}}: {{name}}",
    [
      named("document", { ...documentChoice, label: "Document" }),
      named("name", { hint: "Shown in lists." }),
      named("photoOf", { required: false }),
    ],
    {
      label_singular: "Document",
      hint: "Only those that their country does not call by the name of their kind.",
    },
  ),
];

export const redirectFields = (): CmsField[] => [
  list("redirects", "{{from}} → {{to}}", [named("from"), named("to")]),
];

const languageChoice = {
  widget: "select",
  options: languages.map(({ code, englishName }) => ({ label: englishName, value: code })),
};

export const popularFields = (): CmsField[] => [
  named("everywhere", documentsChoice),
  list("byLanguage", "{{language}}", [
    named("language", languageChoice),
    named("documents", { ...documentsChoice, hint: "" }),
  ]),
];

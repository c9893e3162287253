import type { TSchema } from "typebox";
import { fieldLabels, wordsOfName } from "./field-labels";
import { type FormSchema, propertiesOf, withoutNull } from "./fit-to-schema";

/** A field of a Sveltia CMS form. */
export interface CmsField {
  name: string;
  widget: string;
  label?: string;
  fields?: CmsField[];
  /** Of a list whose items have one field. */
  field?: CmsField;
  [option: string]: unknown;
}

/** Fields that hold whole sentences. */
const longTexts = ["statement", "notes", "exempt"];

/** What the schema does not know of a field, by its name: the values to choose from, or another widget. */
export type FieldChoices = Record<string, Partial<CmsField>>;

/** Generates a form from a schema: one field per property. */
export function fieldsOf(schema: TSchema | FormSchema, choices: FieldChoices = {}): CmsField[] {
  const { schema: filled } = withoutNull(schema);
  const properties = Object.entries(propertiesOf(filled) ?? {});
  return properties.map(([name, inner]) => {
    const isRequired = filled.required?.includes(name) ?? false;
    return { ...fieldOf(name, inner, { isRequired, choices }), ...choices[name] };
  });
}

interface FieldOptions {
  isRequired: boolean;
  choices: FieldChoices;
}

function fieldOf(name: string, whole: FormSchema, { isRequired, choices }: FieldOptions): CmsField {
  const { schema, isNullable } = withoutNull(whole);
  const base = {
    name,
    label: wordsOfName(name),
    ...fieldLabels[name],
    required: isRequired && !isNullable,
  };
  if (schema.const === true || schema.type === "boolean")
    return { ...base, widget: "boolean", required: false };
  const words = wordsOf(schema);
  if (words) return { ...base, widget: "select", options: words.map(optionOf) };
  if (schema.items) return listField(base, schema, choices);
  if (propertiesOf(schema)) {
    const fields = fieldsOf(schema, choices);
    return { ...base, widget: "object", collapsed: isNullable || !isRequired, fields };
  }
  switch (schema.type) {
    case "integer":
      return { ...base, widget: "number", value_type: "int" };
    case "number":
      return { ...base, widget: "number", value_type: "float", step: 0.01 };
    default:
      return {
        ...base,
        ...(isDay(schema)
          ? { widget: "datetime", format: "YYYY-MM-DD", type: "date" }
          : { widget: longTexts.includes(name) ? "text" : "string" }),
        ...(schema.pattern !== undefined && { pattern: [schema.pattern, schema.description ?? "?"] }),
      };
  }
}

/** A day, or a day of which only the month may be known. */
const dayPatterns = ["^\\d{4}-\\d{2}-\\d{2}$", "^\\d{4}-\\d{2}(-\\d{2})?$"];
const isDay = ({ pattern = "" }: FormSchema) => dayPatterns.includes(pattern);
const optionOf = (value: unknown) => ({ label: wordsOfName(String(value)), value });

function listField(base: Omit<CmsField, "widget">, schema: FormSchema, choices: FieldChoices): CmsField {
  const items = schema.items!;
  const list: CmsField = {
    ...base,
    name: base.name as string,
    widget: "list",
    required: base.required === true && (schema.minItems ?? 0) > 0,
  };
  const words = wordsOf(items);
  if (words) return { ...list, widget: "select", multiple: true, options: words.map(optionOf) };
  if (longTexts.includes(list.name)) {
    const item = { name: "note", label: "Note", widget: "text" };
    return { ...list, field: item };
  }
  // Without its own field it is a list of words, of any length in each language.
  if (!propertiesOf(items)) return list;
  return { ...list, collapsed: true, fields: fieldsOf(items, choices), summary: summaryOf(items) };
}

const summaryOf = (items: FormSchema) => `{{${Object.keys(propertiesOf(items)!)[0]}}}`;

function wordsOf({ enum: words, anyOf, const: only }: FormSchema): unknown[] | null {
  if (words) return words;
  if (only !== undefined) return [only];
  return anyOf?.every((arm) => "const" in arm) ? anyOf.map((arm) => arm.const) : null;
}

/** "Sources › 2 › Web address": a field in the words of its form. */
export function fieldInWords(fields: readonly CmsField[], path: readonly string[]): string {
  const words: string[] = [];
  let level = fields;
  for (const part of path) {
    const field = level.find(({ name }) => name === part);
    words.push(field?.label ?? (/^\d+$/.test(part) ? `${Number(part) + 1}` : wordsOfName(part)));
    level = field?.fields ?? (/^\d+$/.test(part) ? level : []);
  }
  return words.join(" › ");
}

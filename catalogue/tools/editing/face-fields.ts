import type { TSchema } from "typebox";
import { type FormSchema, propertiesOf, withoutNull } from "./fit-to-schema";

/** A field of a form, in the words of Sveltia CMS. */
export interface FaceField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** Fields that hold whole sentences. */
const longTexts = ["description", "statement", "notes"];

/** The form of a schema: one field for each of its properties. */
export function fieldsOf(schema: TSchema | FormSchema): FaceField[] {
  const { schema: filled } = withoutNull(schema);
  const properties = Object.entries(propertiesOf(filled) ?? {});
  return properties.map(([name, inner]) => fieldOf(name, inner, filled.required?.includes(name) ?? false));
}

function fieldOf(name: string, whole: FormSchema, isRequired: boolean): FaceField {
  const { schema, isNullable } = withoutNull(whole);
  const hint = schema.description ?? whole.description;
  const base = {
    name,
    label: name,
    required: isRequired && !isNullable,
    ...(hint !== undefined && { hint }),
    ...(isNullable && hint === undefined && { hint: "Left empty: no source says so." }),
  };
  if (schema.const === true) return { ...base, widget: "boolean" };
  const words = wordsOf(schema);
  if (words) return { ...base, widget: "select", options: words };
  if (schema.items) return listField(base, schema, name);
  if (propertiesOf(schema)) return { ...base, widget: "object", collapsed: false, fields: fieldsOf(schema) };
  switch (schema.type) {
    case "boolean":
      return { ...base, widget: "boolean", required: false };
    case "integer":
      return { ...base, widget: "number", value_type: "int" };
    case "number":
      return { ...base, widget: "number", value_type: "float", step: 0.01 };
    default:
      return {
        ...base,
        widget: longTexts.includes(name) ? "text" : "string",
        ...(name === "urlPath" && { readonly: true }),
        ...(schema.pattern !== undefined && { pattern: [schema.pattern, schema.description ?? "?"] }),
      };
  }
}

function listField(base: FaceField | Omit<FaceField, "widget">, schema: FormSchema, name: string): FaceField {
  const items = schema.items!;
  const list = { ...base, name, widget: "list", required: (schema.minItems ?? 0) > 0 };
  // Without a field of its own it is a list of words, which each language may have as many of as it likes.
  if (!propertiesOf(items)) return list;
  return { ...list, collapsed: true, fields: fieldsOf(items), summary: summaryOf(items) };
}

const summaryOf = (items: FormSchema) => `{{${Object.keys(propertiesOf(items)!)[0]}}}`;

function wordsOf({ enum: words, anyOf }: FormSchema): unknown[] | null {
  if (words) return words;
  return anyOf?.every((arm) => "const" in arm) ? anyOf.map((arm) => arm.const) : null;
}

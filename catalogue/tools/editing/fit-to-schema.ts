import type { TSchema } from "typebox";

/** The parts of a JSON Schema that a form looks at. */
export interface FormSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: FormSchema[];
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  pattern?: string;
  description?: string;
  minItems?: number;
}

/** A union with null is the other arm, left empty. */
export function withoutNull(schema: TSchema | FormSchema): { schema: FormSchema; isNullable: boolean } {
  const { anyOf } = schema as FormSchema;
  if (!anyOf?.some(({ type }) => type === "null")) return { schema: schema as FormSchema, isNullable: false };
  const arms = anyOf.filter(({ type }) => type !== "null");
  return { schema: arms.length === 1 ? arms[0]! : { anyOf: arms }, isNullable: true };
}

/** Fields of an object, or of all the objects of a union. */
export function propertiesOf(schema: FormSchema): Record<string, FormSchema> | undefined {
  if (schema.properties) return schema.properties;
  const arms = schema.anyOf?.flatMap(({ properties }) => properties ?? []) ?? [];
  return arms.length > 0 ? Object.assign({}, ...arms) : undefined;
}

/**
 * A form writes empty fields as "", null, {} or not at all. This is what the schema wants there: null, an empty list,
 * or no field, which is also what an optional list without entries becomes. Text loses the blanks around it.
 */
export function fitToSchema(value: unknown, whole: TSchema | FormSchema): unknown {
  const { schema, isNullable } = withoutNull(whole);
  const fitted = fitFilled(value, schema);
  return isEmpty(fitted) && isNullable ? null : fitted;
}

function fitFilled(value: unknown, schema: FormSchema): unknown {
  if (schema.items) return Array.isArray(value) ? value.map((item) => fitToSchema(item, schema.items!)) : [];
  const properties = propertiesOf(schema);
  if (!properties || typeof value !== "object" || value === null)
    return typeof value === "string" ? value.trim() : value;
  const given = value as Record<string, unknown>;
  const known = Object.entries(properties).flatMap(([key, inner]): [string, unknown][] => {
    const fitted = fitToSchema(given[key], inner);
    const isLeftOut = isEmpty(fitted) && !schema.required?.includes(key);
    // A box that is not ticked is no line.
    if (fitted === false && inner.const === true) return [];
    return isLeftOut || fitted === undefined ? [] : [[key, fitted]];
  });
  // What the schema does not know stays: its checker says so.
  const others = Object.entries(given).filter(([key]) => !(key in properties));
  return Object.fromEntries([...known, ...others]);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

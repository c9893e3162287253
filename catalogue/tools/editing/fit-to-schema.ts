import type { TSchema } from "typebox";

/** The parts of a JSON Schema that a form needs. */
export interface FormSchema {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: FormSchema[];
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  pattern?: string;
  description?: string;
  minItems?: number;
}

/** A union with null is treated as its other arm, optional. */
export function withoutNull(schema: TSchema | FormSchema): { schema: FormSchema; isNullable: boolean } {
  const { anyOf } = schema as FormSchema;
  if (!anyOf?.some(({ type }) => type === "null")) return { schema: schema as FormSchema, isNullable: false };
  const arms = anyOf.filter(({ type }) => type !== "null");
  return { schema: arms.length === 1 ? arms[0]! : { anyOf: arms }, isNullable: true };
}

/** Properties of an object, or of all objects in a union. */
export function propertiesOf(schema: FormSchema): Record<string, FormSchema> | undefined {
  if (schema.properties) return schema.properties;
  const arms = schema.anyOf?.flatMap(({ properties }) => properties ?? []) ?? [];
  return arms.length > 0 ? Object.assign({}, ...arms) : undefined;
}

/**
 * Forms write empty fields as "", null, {} or not at all. Converts them to what the schema expects: null, an empty
 * list, or no field (also for an empty optional list). Trims text.
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
    // An unchecked box means no field.
    if (fitted === false && (inner.const === true || inner.default === false)) return [];
    return isLeftOut || fitted === undefined ? [] : [[key, fitted]];
  });
  // Unknown fields are kept: the checker reports them.
  const others = Object.entries(given).filter(([key]) => !(key in properties));
  return Object.fromEntries([...known, ...others]);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

import type { TSchema } from "typebox";

/** The used parts of a JSON schema, which every TypeBox schema is. */
interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

const graphqlName = /^[A-Za-z]\w*$/;
const isNull = ({ type }: JsonSchema) => type === "null";
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const described = (description: string | undefined, indent = "") =>
  description ? `${indent}${JSON.stringify(description)}\n` : "";

/**
 * Converts the contract's schemas to GraphQL: required values get a `!`, string unions become enums. Values that are
 * not GraphQL names, such as "id-card", stay a String whose description lists them.
 */
export class TypeDefinitions {
  readonly #definitions = new Map<string, string>();
  readonly #names = new Map<JsonSchema, string>();

  /** `names` of the schemas that several types share; others are named after the first field that has them. */
  constructor(names: Readonly<Record<string, TSchema>> = {}) {
    for (const [name, schema] of Object.entries(names)) this.#names.set(schema, name);
  }

  /** The fields of an object as lines of GraphQL; those of `own` replace or extend the schema's. */
  fields(typeName: string, schema: TSchema, own: Readonly<Record<string, string>> = {}): string {
    const { properties = {} } = schema as JsonSchema;
    const lines = Object.entries(properties)
      .filter(([field]) => !(field in own))
      .map(([field, property]) => this.#field(typeName, field, property));
    return [...lines, ...Object.entries(own).map(([field, type]) => `  ${field}: ${type}`)].join("\n");
  }

  /** All types used by the requested fields. */
  toString(): string {
    return [...this.#definitions.values()].join("\n\n");
  }

  #field(typeName: string, field: string, schema: JsonSchema): string {
    const parts = schema.anyOf ?? [schema];
    const certain = parts.filter((part) => !isNull(part));
    const value = certain.length === 1 ? certain[0]! : { anyOf: certain };
    const { type, words } = this.#type(typeName + capitalized(field), value);
    const description = [schema.description ?? value.description, words].filter(Boolean).join(": ");
    return `${described(description, "  ")}  ${field}: ${type}${certain.length === parts.length ? "!" : ""}`;
  }

  #type(name: string, schema: JsonSchema): { type: string; words?: string } {
    if (schema.items) {
      const { type, words } = this.#type(name, schema.items);
      return { type: `[${type}!]`, words };
    }
    if (schema.properties) return { type: this.#object(name, schema) };
    const values = schema.enum ?? (schema.anyOf ?? [schema]).flatMap((part) => part.const ?? []);
    if (values.length === 0) return { type: scalars[schema.type ?? ""]! };
    const words = values.map(String);
    if (!words.every((word) => graphqlName.test(word))) return { type: "String", words: words.join(", ") };
    this.#definitions.set(name, `enum ${name} { ${words.join(" ")} }`);
    return { type: name };
  }

  #object(name: string, schema: JsonSchema): string {
    const known = this.#names.get(schema) ?? name;
    this.#names.set(schema, known);
    if (!this.#definitions.has(known)) {
      const fields = this.fields(known, schema as TSchema);
      this.#definitions.set(known, `${described(schema.description)}type ${known} {\n${fields}\n}`);
    }
    return known;
  }
}

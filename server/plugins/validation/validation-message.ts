import type { FastifyError, FastifySchemaValidationError } from "fastify";
import { queryFields } from "../../../contract/query";
import { languageOfWord } from "../../../locales/language-of-word";
import { nearestWord, suggestion } from "../../../photo/core/nearest-word";

/** Unknown fields are refused instead of removed, and a refusal knows what is possible. */
export const ajvOptions = { customOptions: { removeAdditional: false, verbose: true } } as const;

/** What Ajv adds with its option `verbose`. */
interface VerboseError extends FastifySchemaValidationError {
  data?: unknown;
  parentSchema?: { properties?: object; enum?: unknown[]; const?: unknown; description?: string };
}

function unknownField(place: string, name: string, known: string[]): string {
  const problem = `${place}/${name} is not a field of this call.`;
  return name in queryFields
    ? `${problem} It belongs in the query.`
    : `${problem} ${suggestion(name, known)}`;
}

/** A field that is there under a wrong name is not called missing. */
function missingField(place: string, name: string, given: object, known: string[]): string {
  const meant = Object.keys(given).find((field) => !known.includes(field) && nearestWord(field, [name]));
  return meant === undefined ? `${place}/${name} is missing` : unknownField(place, meant, [name]);
}

function wrongValue(place: string, value: string, allowed: string[]): string {
  const message = allowed.length === 1 ? `must be ${allowed[0]}` : `must be one of ${allowed.join(", ")}`;
  // A BCP 47 tag is further from our code than from others: "es" is "spa", not "est".
  const isLanguage = place === "querystring/lang" || place === "querystring/words";
  const near = (isLanguage && languageOfWord(value)?.code) || nearestWord(value, allowed);
  return allowed.length > 1 && near ? `${place} ${message}. Did you mean "${near}"?` : `${place} ${message}`;
}

/** "DE-passport" is said to mean "de-passport". */
function wrongForm(
  message: string,
  value: string,
  description: string | undefined,
  pattern: unknown,
): string {
  const small = value.toLowerCase();
  const hint = small !== value && new RegExp(String(pattern)).test(small) ? `. Did you mean "${small}"?` : "";
  return `${message}${description ? ` (${description})` : ""}${hint}`;
}

/** The first fault of a request as a sentence that names the field and what is possible. */
export function validationMessage({
  message,
  validation,
  validationContext,
}: Pick<FastifyError, "message" | "validation" | "validationContext">): string {
  const fault: VerboseError | undefined = validation?.[0];
  if (!fault) return message;
  const { keyword, instancePath, params, data, parentSchema = {} } = fault;
  const place = `${validationContext}${instancePath}`;
  const known = Object.keys(parentSchema.properties ?? {});
  if (keyword === "type" && instancePath === "" && data == null) return `the ${place} is missing`;
  if (keyword === "additionalProperties")
    return unknownField(place, String(params.additionalProperty), known);
  if (keyword === "required")
    return missingField(place, String(params.missingProperty), data as object, known);
  if (keyword === "pattern")
    return wrongForm(message, String(data), parentSchema.description, params.pattern);
  const allowed = parentSchema.enum ?? (parentSchema.const === undefined ? [] : [parentSchema.const]);
  return allowed.length > 0 ? wrongValue(place, String(data), allowed.map(String)) : message;
}

import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Settings } from "typebox/system";
import { suggestion } from "../../photo/core/nearest-word";

/** Typebox stops at eight errors, and one wrong value of a union counts for several; we want all faults. */
Settings.Set({ maxErrors: 10_000 });

/** A schema fault without its file. `path` leads to the value. */
export interface ShapeFault {
  path: (string | number)[];
  problem: string;
  fix: string;
}

type SchemaError = ReturnType<Validator["Errors"]>[number];

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known;
}

/** Validates a value and explains in plain words what is wrong and how to fix it. */
export function schemaFaults(schema: TSchema, value: unknown): ShapeFault[] {
  const validator = validatorOf(schema);
  // Listing errors is much slower than validating.
  if (validator.Check(value)) return [];
  const errors = validator.Errors(value).filter((error) => error.keyword !== "boolean");
  const unions = errors.filter((error) => error.keyword === "anyOf");
  // Innermost first: an arm may be a union itself.
  const innermostFirst = unions.sort((a, b) => b.schemaPath.length - a.schemaPath.length);
  return innermostFirst
    .reduce(keepLikeliestArm, errors)
    .flatMap((error) => toFaults(schema, value, error, errors));
}

/**
 * A union reports errors of all its arms: keep those of the most likely arm if there is one, else the union's own.
 */
function keepLikeliestArm(errors: SchemaError[], union: SchemaError): SchemaError[] {
  const costs = new Map<string, number>();
  for (const error of errors) {
    const arm = armOf(error, union);
    if (arm !== null) costs.set(arm, (costs.get(arm) ?? 0) + costOf(error, union));
  }
  const least = Math.min(...costs.values());
  const meant = Number.isFinite(least) ? [...costs].find(([, cost]) => cost === least)![0] : null;
  return errors.filter((error) => {
    const arm = armOf(error, union);
    return error === union ? meant === null : arm === null || arm === meant;
  });
}

/** Index of the arm that an error belongs to; null if it belongs to none. */
function armOf(error: SchemaError, union: SchemaError): string | null {
  const arms = `${union.schemaPath}/anyOf/`;
  const isOfSameValue = `${error.instancePath}/`.startsWith(`${union.instancePath}/`);
  return isOfSameValue && error.schemaPath.startsWith(arms)
    ? error.schemaPath.slice(arms.length).split("/")[0]!
    : null;
}

/** Cost of an arm: a value of another type rules it out. */
function costOf({ keyword, instancePath, params }: SchemaError, union: SchemaError): number {
  if (instancePath === union.instancePath && ["type", "const", "anyOf"].includes(keyword))
    return Number.POSITIVE_INFINITY;
  if (keyword === "required") return (params as { requiredProperties: string[] }).requiredProperties.length;
  if (keyword === "additionalProperties")
    return (params as { additionalProperties: string[] }).additionalProperties.length;
  return 1;
}

function toFaults(schema: TSchema, value: unknown, error: SchemaError, errors: SchemaError[]): ShapeFault[] {
  const path = pointerToPath(error.instancePath);
  const params = error.params as Record<string, unknown>;
  const at = (problem: string, fix: string): ShapeFault[] => [{ path, problem, fix }];
  switch (error.keyword) {
    case "additionalProperties": {
      const known = Object.keys(schemaAt(schema, error.schemaPath)?.properties ?? {});
      return (params.additionalProperties as string[]).map((key) => ({
        path: [...path, key],
        problem: "there is no such field.",
        fix: suggestion(key, known),
      }));
    }
    case "required":
      return (params.requiredProperties as string[]).map((key) => ({
        path: [...path, key],
        problem: "this field is missing.",
        fix: isNullable(schemaAt(schema, error.schemaPath)?.properties?.[key])
          ? "Add it, or write null if no source states it."
          : "Add it.",
      }));
    case "anyOf": {
      const allowed = allowedValues(error, errors);
      const given = JSON.stringify(valueAt(value, path));
      const kinds = possibleKinds(error, errors);
      if (allowed.every((word) => word === "null") && kinds.length > 0)
        return at(`${given} is not of the right kind.`, `Write a value of the kind ${kinds.join(" or ")}.`);
      if (allowed.length === 0) return at(`${given} does not fit.`, "Compare with a neighbouring entry.");
      return at(`${given} is not possible.`, suggestion(String(valueAt(value, path)), allowed));
    }
    case "pattern":
      return at(
        `${JSON.stringify(valueAt(value, path))} is not written as this field wants it.`,
        schemaAt(schema, error.schemaPath)?.description ?? `It must match ${String(params.pattern)}.`,
      );
    case "const":
      return at(
        `${JSON.stringify(valueAt(value, path))} is not possible.`,
        schemaAt(schema, error.schemaPath)?.description ?? `Write ${JSON.stringify(params.allowedValue)}.`,
      );
    case "type":
      return at(
        `${JSON.stringify(valueAt(value, path)) ?? "nothing"} is not of the right kind.`,
        `Write a value of the kind "${String(params.type)}".`,
      );
    case "minItems":
    case "minLength":
    case "minProperties":
      return at("it is empty.", `Fill it in${Number(params.limit) > 1 ? `: at least ${params.limit}` : ""}.`);
    case "minimum":
      return at(`${valueAt(value, path)} is too small.`, `Write ${params.limit} or more.`);
    case "exclusiveMinimum":
      return at(`${valueAt(value, path)} is too small.`, `Write more than ${params.limit}.`);
    case "maximum":
      return at(`${valueAt(value, path)} is too large.`, `Write ${params.limit} or less.`);
    default:
      return at(`${JSON.stringify(valueAt(value, path))} is not possible:`, `it ${error.message}.`);
  }
}

/** Descriptions of the value by arm. */
const faultsOfArms = (union: SchemaError, errors: SchemaError[]) =>
  errors
    .filter((error) => armOf(error, union) !== null && error.instancePath === union.instancePath)
    .map(({ keyword, params }) => ({ keyword, ...(params as { type?: unknown; allowedValue?: unknown }) }));

const allowedValues = (union: SchemaError, errors: SchemaError[]): string[] =>
  faultsOfArms(union, errors).flatMap(({ keyword, type, allowedValue }) => {
    if (keyword === "const") return [String(allowedValue)];
    return type === "null" ? ["null"] : [];
  });

/** '"number"', '"null"'. */
const possibleKinds = (union: SchemaError, errors: SchemaError[]): string[] => [
  ...new Set(faultsOfArms(union, errors).flatMap(({ type }) => (type ? [JSON.stringify(type)] : []))),
];

const pointerToPath = (pointer: string): (string | number)[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));

const valueAt = (value: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], value);

/** Whether a schema accepts null, alone or in a union. */
function isNullable(schema: unknown): boolean {
  const { type, anyOf = [] } = (schema ?? {}) as { type?: string; anyOf?: unknown[] };
  return type === "null" || anyOf.some(isNullable);
}

interface LooseSchema {
  properties?: Record<string, unknown>;
  description?: string;
}

const schemaAt = (schema: TSchema, schemaPath: string): LooseSchema | undefined =>
  valueAt(schema, pointerToPath(schemaPath.replace(/^#/, ""))) as LooseSchema | undefined;

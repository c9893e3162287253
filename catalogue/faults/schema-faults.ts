import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { suggestion } from "./nearest-word";

/** A fault of shape, before it is known in which file it stands. `path` leads to the value. */
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

/** Compares a value with its schema and says in plain words what differs and what to do. */
export function schemaFaults(schema: TSchema, value: unknown): ShapeFault[] {
  const validator = validatorOf(schema);
  // To list faults takes far longer than to see that there is none.
  if (validator.Check(value)) return [];
  const errors = validator.Errors(value).filter((error) => error.keyword !== "boolean");
  const unions = errors.filter((error) => error.keyword === "anyOf");
  return errors
    .filter((error) => !unions.some((union) => isSwallowedBy(error, union, errors)))
    .flatMap((error) => toFaults(schema, value, error, errors));
}

/** A union reports each of its arms: keep the arm that was meant where one is plain, else the union itself. */
function isSwallowedBy(error: SchemaError, union: SchemaError, errors: SchemaError[]): boolean {
  const isArm = error.schemaPath.startsWith(`${union.schemaPath}/anyOf/`);
  if (error !== union) return isArm && error.instancePath === union.instancePath && !isInside(error);
  return errors.some((e) => e.schemaPath.startsWith(`${union.schemaPath}/anyOf/`) && isDeeper(e, union));
}

const isInside = (error: SchemaError) =>
  error.keyword === "additionalProperties" || error.keyword === "required" || error.keyword === "pattern";

const isDeeper = (error: SchemaError, union: SchemaError) =>
  error.instancePath.length > union.instancePath.length || isInside(error);

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
        fix: "Add it; write null where no source states it and the field allows that.",
      }));
    case "anyOf": {
      const allowed = allowedValues(error, errors);
      const given = JSON.stringify(valueAt(value, path));
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
    default:
      return at(`${JSON.stringify(valueAt(value, path))} is not possible:`, `it ${error.message}.`);
  }
}

const allowedValues = (union: SchemaError, errors: SchemaError[]): string[] =>
  errors
    .filter(
      (e) => e.schemaPath.startsWith(`${union.schemaPath}/anyOf/`) && e.instancePath === union.instancePath,
    )
    .flatMap((e) => {
      const params = e.params as Record<string, unknown>;
      if (e.keyword === "const") return [String(params.allowedValue)];
      if (e.keyword === "type" && params.type === "null") return ["null"];
      return [];
    });

const pointerToPath = (pointer: string): (string | number)[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));

const valueAt = (value: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], value);

interface LooseSchema {
  properties?: Record<string, unknown>;
  description?: string;
}

const schemaAt = (schema: TSchema, schemaPath: string): LooseSchema | undefined =>
  valueAt(schema, pointerToPath(schemaPath.replace(/^#/, ""))) as LooseSchema | undefined;

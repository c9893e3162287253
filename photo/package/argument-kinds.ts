import { nearestWord, suggestion } from "../core/nearest-word";
import type { Band } from "../core/types";

/**
 * Checks a value.
 * @param place of the value, such as "options.adjust.scale"
 * @throws TypeError that names the place and what must stand there, RangeError for a number outside its limits
 */
export type Kind = (place: string, value: unknown) => void;

const kind =
  (expected: string, is: (value: unknown) => boolean): Kind =>
  (place, value) => {
    if (!is(value)) throw new TypeError(`${place} must be ${expected}.`);
  };

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const text = kind("a text", (value) => typeof value === "string");
export const colour = kind(
  "a colour, such as #ffffff",
  (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value),
);
export const flag = kind("true or false", (value) => typeof value === "boolean");
export const number = kind("a number", Number.isFinite);
export const within =
  ({ min, max }: Band): Kind =>
  (place, value) => {
    number(place, value);
    if (Number(value) < min || Number(value) > max)
      throw new RangeError(`${place} must be from ${min} to ${max}, not ${value}.`);
  };

export const positive = kind("a number above 0", (value) => Number.isFinite(value) && Number(value) > 0);
export const aboveZero = kind("a number above 0", (value) => typeof value === "number" && value > 0);
export const atLeastZero = kind("a number, 0 or more", (value) => typeof value === "number" && value >= 0);
export const atLeast =
  (min: number): Kind =>
  (place, value) => {
    number(place, value);
    if (Number(value) < min) throw new RangeError(`${place} must be ${min} or more, not ${value}.`);
  };
export const count = kind("a whole number above 0", (value) => Number.isInteger(value) && Number(value) > 0);
export const countWithin =
  (band: Band): Kind =>
  (place, value) => {
    count(place, value);
    within(band)(place, value);
  };
export const object = kind("an object", isObject);
export const point = kind(
  "a point inside the picture, such as [0.5, 0.2]",
  (value) => Array.isArray(value) && value.length === 2 && value.every((share) => share >= 0 && share <= 1),
);

/** As a form wants it, in the calendar. */
export const day = kind("a day, such as 2026-11-30", (value) => {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${value}T`);
});

export const oneOf =
  (values: readonly string[]): Kind =>
  (place, value) => {
    if (values.some((possible) => possible === value)) return;
    const near = typeof value === "string" && nearestWord(value, values);
    const hint = near ? ` Did you mean "${near}"?` : "";
    throw new TypeError(`${place} must be one of ${values.join(", ")}.${hint}`);
  };

export const orNull =
  (other: Kind): Kind =>
  (place, value) => {
    if (value !== null) other(place, value);
  };

/** Two limits, of which the one must not be above the other; null is no limit. */
export const inOrder =
  (fields: Kind, low: string, high: string): Kind =>
  (place, value) => {
    fields(place, value);
    const { [low]: least, [high]: most } = value as Record<string, number | null>;
    if (least != null && most != null && least > most)
      throw new TypeError(`${place}.${low} must not be above ${place}.${high}.`);
  };

/** @param most characters */
export const textOf =
  (most: number): Kind =>
  (place, value) => {
    text(place, value);
    if (!String(value).trim()) throw new TypeError(`${place} must not be empty.`);
    if (String(value).length > most)
      throw new RangeError(`${place} must have at most ${most} characters, not ${String(value).length}.`);
  };

export const listOf =
  (item: Kind): Kind =>
  (place, value) => {
    if (!Array.isArray(value)) throw new TypeError(`${place} must be a list.`);
    value.forEach((content, index) => {
      item(`${place}[${index}]`, content);
    });
  };

type Required<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: Kind };
type Optional<T> = { [Name in keyof T as undefined extends T[Name] ? Name : never]-?: Kind };

/** An object with these fields and no others. */
export const fieldsOf =
  <T extends object>(required: Required<T>, optional: Optional<T>): Kind =>
  (place, value) => {
    object(place, value);
    const fields: Record<string, Kind> = { ...required, ...optional };
    const given = Object.entries(value as object).filter(([, content]) => content !== undefined);
    for (const [name, content] of given) {
      if (!Object.hasOwn(fields, name))
        throw new TypeError(`${place} has no "${name}". ${suggestion(name, Object.keys(fields))}`);
      fields[name]!(`${place}.${name}`, content);
    }
    const missing = Object.keys(required).find((name) => !given.some(([there]) => there === name));
    if (missing) throw new TypeError(`${place}.${missing} is missing.`);
  };

import { types } from "node:util";
import { backgroundColour } from "../core/background-colour";
import { suggestion } from "../core/nearest-word";
import { questions } from "../core/questions";
import {
  type CheckRequest,
  type CropAdjustment,
  type PhotoRequest,
  type PhotoRule,
  paperNames,
} from "../core/types";
import type { PhotoPoolOptions } from "../node/photo-pool-types";

export type PhotoOptions = Partial<Omit<PhotoRequest, "image" | "rule" | "editsBefore">>;
export type CheckOptions = Omit<CheckRequest, "image" | "rule">;
export interface RuleOptions {
  /** The rule for a small child, where the authority has one. */
  isChild?: boolean;
}

/** What a value must be, for the sentence that refuses it, and whether it is. */
type Kind = [expected: string, is: (value: unknown) => boolean];
type Fields<Name extends string> = Record<Name, Kind>;

const isNumber = (value: unknown) => Number.isFinite(value);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const oneOf = (values: readonly string[]): Kind => [
  `one of ${values.join(", ")}`,
  (value) => values.some((possible) => possible === value),
];

const text: Kind = ["a text", (value) => typeof value === "string"];
const flag: Kind = ["true or false", (value) => typeof value === "boolean"];
const number: Kind = ["a number", isNumber];
const object: Kind = ["an object", isObject];
const objectOrNull: Kind = ["an object or null", (value) => typeof value === "object"];
const textOrNull: Kind = ["a text or null", (value) => value === null || typeof value === "string"];
const positive: Kind = ["a number above 0", (value) => isNumber(value) && Number(value) > 0];
const aboveZero: Kind = ["a number above 0", (value) => typeof value === "number" && value > 0];
const atLeastZero: Kind = ["a number, 0 or more", (value) => typeof value === "number" && value >= 0];
const count: Kind = ["a whole number above 0", (value) => Number.isInteger(value) && Number(value) > 0];

const requiredOfRule: Fields<
  Exclude<keyof PhotoRule, "relaxed" | "waived" | "caption" | "isBackgroundOurs">
> = {
  urlPath: text,
  widthMm: positive,
  heightMm: positive,
  dpi: positive,
  head: objectOrNull,
  eyeLineMm: objectOrNull,
  topMarginMm: objectOrNull,
  backgrounds: ["a list of colours", Array.isArray],
  colour: oneOf(["colour", "grey", "either"]),
  digital: objectOrNull,
  editPolicy: object,
  glasses: textOrNull,
  headCovering: textOrNull,
  expression: textOrNull,
};
const fieldsOfRule: Fields<keyof PhotoRule> = {
  ...requiredOfRule,
  relaxed: ["a list of checks", Array.isArray],
  waived: ["a list of checks", Array.isArray],
  caption: objectOrNull,
  isBackgroundOurs: flag,
};

const answers: Fields<keyof typeof questions> = {
  "eyes-open": oneOf(questions["eyes-open"]),
  glasses: oneOf(questions.glasses),
  "head-covering": oneOf(questions["head-covering"]),
};
const requiredOfAdjust: Fields<Exclude<keyof CropAdjustment, "lines">> = {
  scale: positive,
  dxMm: number,
  dyMm: number,
  rotateDeg: number,
};
const adjust: Fields<keyof CropAdjustment> = { ...requiredOfAdjust, lines: object };

const photoOptions: Fields<keyof PhotoOptions> = {
  background: text,
  adjust: object,
  caption: object,
  answers: object,
  paper: oneOf(paperNames),
  copies: count,
  isEnlargedByShop: flag,
  sheetLabel: text,
  secondDocument: object,
  printAtFullSizeLabel: text,
  hasPreview: flag,
};
const checkOptions: Fields<keyof CheckOptions> = { answers: object, given: object };

const poolOptions: Fields<keyof PhotoPoolOptions> = {
  workers: count,
  maxQueue: atLeastZero,
  maxWaitMs: aboveZero,
  timeoutMs: aboveZero,
  memoryMb: aboveZero,
  processorMs: aboveZero,
  segmenter: objectOrNull,
};

/** @param place of the fields, such as "options" */
function checkFields(place: string, value: unknown, fields: Record<string, Kind>): void {
  if (!isObject(value)) throw new TypeError(`${place} must be an object.`);
  for (const [name, content] of Object.entries(value)) {
    if (!Object.hasOwn(fields, name))
      throw new TypeError(`${place} has no "${name}". ${suggestion(name, Object.keys(fields))}`);
    const [expected, is] = fields[name]!;
    if (content !== undefined && !is(content)) throw new TypeError(`${place}.${name} must be ${expected}.`);
  }
}

function checkRequired(place: string, value: object, required: Record<string, Kind>): void {
  const missing = Object.keys(required).find((name) => !(name in value));
  if (missing) throw new TypeError(`${place}.${missing} is missing.`);
}

function checkSubject(bytes: unknown, rule: unknown): void {
  if (!types.isUint8Array(bytes))
    throw new TypeError("The picture must be the bytes of a file: a Uint8Array, such as a Buffer.");
  if (!isObject(rule))
    throw new TypeError('The rule must be an object, such as findRule("de-passport") returns.');
  checkFields("rule", rule, fieldsOfRule);
  checkRequired("rule", rule, requiredOfRule);
}

/**
 * A program in plain JavaScript has no types: a wrong argument is named before the photo process gets it.
 * @throws TypeError, RangeError for a background that the rule does not allow
 */
export function checkPhotoCall(bytes: unknown, rule: unknown, options: PhotoOptions): void {
  checkSubject(bytes, rule);
  checkFields("options", options, photoOptions);
  if (options.background !== undefined) backgroundColour(options.background, rule as PhotoRule);
  checkFields("options.answers", options.answers ?? {}, answers);
  if (!options.adjust) return;
  checkFields("options.adjust", options.adjust, adjust);
  checkRequired("options.adjust", options.adjust, requiredOfAdjust);
}

/** As `checkPhotoCall`. */
export function checkCheckCall(bytes: unknown, rule: unknown, options: CheckOptions): void {
  checkSubject(bytes, rule);
  checkFields("options", options, checkOptions);
  checkFields("options.answers", options.answers ?? {}, answers);
}

/** As `checkPhotoCall`. */
export function checkRuleCall(documentId: unknown, options: unknown): void {
  if (typeof documentId !== "string")
    throw new TypeError('The id of the document must be a text, such as "de-passport".');
  checkFields("options", options, { isChild: flag });
}

/** As `checkPhotoCall`. */
export function checkPoolOptions(options: unknown): void {
  checkFields("options", options, poolOptions);
  checkRequired("options", options as object, { workers: count, maxQueue: atLeastZero });
}

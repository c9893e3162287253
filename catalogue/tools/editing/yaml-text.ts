import { Document, Scalar, stringify, YAMLSeq } from "yaml";

/** A value on one line: `{ min: 32, max: 36, crown: skull }`, `["#ffffff", "#eaeaea"]`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (value === null || typeof value !== "object") return scalarText(value, undefined, true);
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${flowText(inner)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** A scalar, with its previous quotes if it had some. */
export function scalarText(value: unknown, type: Scalar["type"], isInFlow: boolean): string {
  const scalar = new Scalar(value);
  if (typeof value === "string" && type) scalar.type = type;
  const holder = new YAMLSeq<Scalar>();
  holder.flow = isInFlow;
  holder.add(scalar);
  // The marks of "[white]" or "- white" are not part of the value.
  const text = new Document(holder).toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return isInFlow ? text.slice(1, -1) : text.slice("- ".length);
}

/** A value after a key at `column`: on the same line if it is short, else below. */
export function blockText(value: unknown, column: number): string {
  if (isShort(value)) return ` ${flowText(value)}`;
  return `\n${indented(stringify(value, { lineWidth: 0 }).trimEnd(), column + 2)}`;
}

const isShort = (value: unknown): boolean =>
  value === null ||
  typeof value !== "object" ||
  (Array.isArray(value)
    ? value.every((item) => typeof item !== "object" && !/\s/.test(String(item)))
    : Object.values(value).every((inner) => !Array.isArray(inner) && isShort(inner)));

export const indented = (text: string, columns: number): string =>
  text.replace(/^(?=.)/gm, " ".repeat(columns));

import type { Template } from "../../../contract/document/template";
import { pixelEnds } from "../../../contract/pixel-ends";
import { writeFileSize, writeFileSizes } from "../../../locales/write-file-size";

/** What the authority's website accepts; null if no source states it. */
export type DigitalRule = Omit<NonNullable<Template["digital"]>, "aspectRatio" | "format">;

/** Keys into `requirement.json` with their numbers, one per line. */
export interface ValueLine {
  key:
    | "value.pixels"
    | "value.pixelRange"
    | "value.pixelMin"
    | "value.pixelMax"
    | "value.fileRange"
    | "value.fileMax"
    | "value.fileMin"
    | "value.jpeg";
  values: Record<string, string>;
}

/** The rule for the file as sentences: pixels and bytes. Null limits are omitted. */
export function digitalLines(rule: DigitalRule, bcp47: string): ValueLine[] {
  return [...pixelLines(rule), bytesLine(rule, bcp47)];
}

export const isPixelLine = (key: ValueLine["key"]): boolean => key.startsWith("value.pixel");

/** The pixels that the authority's website asks for; null if it does not. */
export const pixelLineOf = (lines: readonly ValueLine[]): ValueLine | null =>
  lines.find(({ key }) => isPixelLine(key)) ?? null;

/** Whether a size in pixels is the least that the authority's website accepts, and a larger photo is accepted too. */
export function isLeastSize(
  { width, height, unit }: Pick<Template, "width" | "height" | "unit">,
  rule: DigitalRule | null,
): boolean {
  const { min, max } = rule ? pixelEnds(rule) : { min: null, max: null };
  const isMin = min?.width === String(width) && min.height === String(height);
  return unit === "px" && isMin && !(max?.width === min.width && max.height === min.height);
}

function pixelLines(rule: DigitalRule): ValueLine[] {
  const { min, max } = pixelEnds(rule);
  if (min && max) {
    if (min.width === max.width && min.height === max.height) return [{ key: "value.pixels", values: min }];
    return [
      {
        key: "value.pixelRange",
        values: {
          minWidth: min.width,
          minHeight: min.height,
          maxWidth: max.width,
          maxHeight: max.height,
        },
      },
    ];
  }
  if (min) return [{ key: "value.pixelMin", values: min }];
  return max ? [{ key: "value.pixelMax", values: max }] : [];
}

function bytesLine({ minKb, maxKb }: DigitalRule, bcp47: string): ValueLine {
  if (minKb !== null && maxKb !== null)
    return { key: "value.fileRange", values: writeFileSizes(minKb, maxKb, bcp47) };
  if (maxKb !== null) return { key: "value.fileMax", values: { max: writeFileSize(maxKb, bcp47) } };
  if (minKb !== null) return { key: "value.fileMin", values: { min: writeFileSize(minKb, bcp47) } };
  return { key: "value.jpeg", values: {} };
}

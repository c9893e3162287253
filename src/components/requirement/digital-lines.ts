import type { Template } from "../../../contract/template";
import { writeFileSize, writeFileSizes } from "../../../locales/write-file-size";

/** What the authority's website takes; null where no source says. */
export type DigitalRule = Omit<NonNullable<Template["digital"]>, "aspectRatio">;

/** Keys into `requirement.json` with their numbers, one line of text each. */
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

/** The rule for the file in sentences: which pixels, how many bytes. Null ends are not mentioned. */
export function digitalLines(rule: DigitalRule, bcp47: string): ValueLine[] {
  return [...pixelLines(rule), bytesLine(rule, bcp47)];
}

/** Pixels stand as they are typed into forms, without separators. */
function pixelLines({ widthPx, heightPx }: DigitalRule): ValueLine[] {
  const [minWidth, minHeight, maxWidth, maxHeight] = [
    widthPx?.min,
    heightPx?.min,
    widthPx?.max,
    heightPx?.max,
  ].map((px) => (typeof px === "number" ? String(px) : null));
  const least = minWidth && minHeight ? { width: minWidth, height: minHeight } : null;
  const most = maxWidth && maxHeight ? { width: maxWidth, height: maxHeight } : null;
  if (least && most) {
    if (least.width === most.width && least.height === most.height)
      return [{ key: "value.pixels", values: least }];
    return [
      {
        key: "value.pixelRange",
        values: {
          minWidth: least.width,
          minHeight: least.height,
          maxWidth: most.width,
          maxHeight: most.height,
        },
      },
    ];
  }
  if (least) return [{ key: "value.pixelMin", values: least }];
  return most ? [{ key: "value.pixelMax", values: most }] : [];
}

function bytesLine({ minKb, maxKb }: DigitalRule, bcp47: string): ValueLine {
  if (minKb !== null && maxKb !== null)
    return { key: "value.fileRange", values: writeFileSizes(minKb, maxKb, bcp47) };
  if (maxKb !== null) return { key: "value.fileMax", values: { max: writeFileSize(maxKb, bcp47) } };
  if (minKb !== null) return { key: "value.fileMin", values: { min: writeFileSize(minKb, bcp47) } };
  return { key: "value.jpeg", values: {} };
}

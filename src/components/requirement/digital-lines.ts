import type { Template } from "../../../server/src/schemas/template";

/** What the authority's website takes; null where no source says. */
export type DigitalRule = NonNullable<Template["digital"]>;

/** Keys into `requirement.json` with their numbers, one line of text each. */
export interface ValueLine {
  key:
    | "value.pixels"
    | "value.pixelRange"
    | "value.pixelMin"
    | "value.pixelMax"
    | "value.kbRange"
    | "value.kbMax"
    | "value.kbMin"
    | "value.mbRange"
    | "value.mbMax"
    | "value.mbMin"
    | "value.jpeg";
  values: Record<string, string>;
}

/** The rule for the file in sentences: which pixels, how many bytes. Null ends are not mentioned. */
export function digitalLines(rule: DigitalRule, bcp47: string): ValueLine[] {
  const format = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 1, useGrouping: false });
  return [...pixelLines(rule, format), bytesLine(rule, bcp47)];
}

function pixelLines({ widthPx, heightPx }: DigitalRule, format: Intl.NumberFormat): ValueLine[] {
  const [minWidth, minHeight, maxWidth, maxHeight] = [
    widthPx?.min,
    heightPx?.min,
    widthPx?.max,
    heightPx?.max,
  ].map((px) => (typeof px === "number" ? format.format(px) : null));
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

const bytesKeys = {
  kb: { range: "value.kbRange", max: "value.kbMax", min: "value.kbMin" },
  mb: { range: "value.mbRange", max: "value.mbMax", min: "value.mbMin" },
} as const;

/** In megabytes where every end that is stated is at least one. */
function bytesLine({ minKb, maxKb }: DigitalRule, bcp47: string): ValueLine {
  const isMb = (minKb ?? maxKb ?? 0) >= 1000;
  const keys = bytesKeys[isMb ? "mb" : "kb"];
  const format = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 1 });
  const show = (kb: number) => format.format(isMb ? kb / 1000 : kb);
  if (minKb !== null && maxKb !== null)
    return { key: keys.range, values: { min: show(minKb), max: show(maxKb) } };
  if (maxKb !== null) return { key: keys.max, values: { max: show(maxKb) } };
  if (minKb !== null) return { key: keys.min, values: { min: show(minKb) } };
  return { key: "value.jpeg", values: {} };
}

import { digitalSize, printSize } from "../../crop/output-size";
import { thresholds } from "../../thresholds";
import type { Check, FinishedFile, PhotoRule, PixelBand } from "../../types";
import { judge, plainCheck, rounded } from "../judge";

type Digital = NonNullable<PhotoRule["digital"]>;

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Portals that take a file take a JPEG; what the others would do with another kind, nobody states. */
function checkFormat({ format }: FinishedFile): Check {
  return plainCheck("file-format", "fileFormat", format === "jpeg" ? "pass" : "warn", format);
}

/** A kilobyte is 1000 bytes or 1024: a file that only one of both readings takes is on the limit, and taken. */
function checkKb({ bytes }: FinishedFile, { minKb, maxKb }: Digital): Check[] {
  if (minKb === null && maxKb === null) return [];
  const isLarge = maxKb !== null && bytes > maxKb * 1024;
  const isSmall = minKb !== null && bytes < minKb * 1000;
  return [
    {
      rule: "file-size",
      verdict: isLarge || isSmall ? "fail" : "pass",
      measured: rounded(bytes / 1000),
      min: minKb,
      max: maxKb,
      unit: "kb",
      messageKey: "fileSize",
    },
  ];
}

const isOpen = ({ min, max }: PixelBand): boolean => min === 0 && max === null;

/** Pixels that the authority's website takes; the side that misses its band is named, else one that has a limit. */
function checkPixels({ widthPx, heightPx }: FinishedFile, digital: Digital): Check {
  const isIn = (value: number, { min, max }: PixelBand): boolean =>
    value >= min && (max === null || value <= max);
  const isWidthIn = isIn(widthPx, digital.widthPx);
  const isHeightIn = isIn(heightPx, digital.heightPx);
  const isHeightNamed = isWidthIn && !isOpen(digital.heightPx);
  const [measured, band] = isHeightNamed ? [heightPx, digital.heightPx] : [widthPx, digital.widthPx];
  return {
    rule: "pixel-size",
    verdict: isWidthIn && isHeightIn ? "pass" : "fail",
    measured,
    min: band.min || null,
    max: band.max,
    unit: "px",
    messageKey: "pixelSize",
  };
}

/** Where no source states pixels, those of the print are our recommendation; a picture that must not be cropped needs none. */
function checkEnlarging({ heightPx }: FinishedFile, rule: PhotoRule): Check[] {
  if (rule.editPolicy.geometry === "forbidden") return [];
  const enlarging = printSize(rule).heightPx / heightPx;
  return [judge("resolution", "lowResolution", enlarging, { ...thresholds.upscaling, fail: undefined })];
}

/** Width to height against the document's own: the print's, or the file's where the authority's pixels are of another. */
function checkShape({ widthPx, heightPx }: FinishedFile, rule: PhotoRule): Check {
  const digital = digitalSize(rule);
  const shape = widthPx / heightPx;
  const off = [rule.widthMm / rule.heightMm, digital.widthPx / digital.heightPx]
    .map((wanted) => ({ wanted, ratio: shape / wanted }))
    .reduce((a, b) => (Math.abs(Math.log(b.ratio)) < Math.abs(Math.log(a.ratio)) ? b : a));
  const check = judge("shape", "photoShape", off.ratio, thresholds.shapeRatio);
  // In the document's own ratio, as the facts beside it name it.
  return {
    ...check,
    measured: thousandths(shape),
    min: thousandths(off.wanted * (check.min ?? 1)),
    max: thousandths(off.wanted * (check.max ?? 1)),
  };
}

/**
 * What can be said of a finished file without looking at the person: its kind, shape, pixels and kilobytes. A file that
 * the authority wants uncropped has whatever shape the camera gave it.
 */
export function checkFinishedFile(file: FinishedFile, rule: PhotoRule): Check[] {
  const { digital } = rule;
  const shape = rule.editPolicy.geometry === "forbidden" ? [] : [checkShape(file, rule)];
  const hasLimit = digital && !(isOpen(digital.widthPx) && isOpen(digital.heightPx));
  const pixels = hasLimit ? [checkPixels(file, digital)] : checkEnlarging(file, rule);
  return digital
    ? [...shape, checkFormat(file), ...pixels, ...checkKb(file, digital)]
    : [...shape, ...pixels];
}

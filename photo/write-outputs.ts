import { frameView } from "./core/crop/frame";
import { digitalSize, printSize } from "./core/crop/output-size";
import { KbWindowMissed } from "./core/file/fit-jpeg";
import type { Rgb } from "./core/raster/colour";
import { toGrey } from "./core/raster/compose";
import { turnRaster } from "./core/raster/quarter-turn";
import type {
  Check,
  EncodedImage,
  GridSize,
  OtherOnSheet,
  PhotoRequest,
  PhotoRule,
  Printout,
  Raster,
} from "./core/types";
import type { OtherPhoto } from "./draw-other";
import { drawPhoto } from "./draw-photo";
import { drawPreview } from "./draw-preview";
import { makePrintout, type SheetPhoto } from "./draw-sheet";
import type { FoundPerson } from "./find-person";
import type { FramedPhoto } from "./frame-photo";
import type { MattedPerson } from "./matte-person";
import { largestEdgePx, openPhoto } from "./open-photo";
import { type PhotoPorts, timed } from "./ports";

/** The visitor's own picture for authorities that refuse a cropped one: whole, upright, in the allowed pixels. */
async function ownPicture(
  request: PhotoRequest,
  turns: FoundPerson["turns"],
  ports: PhotoPorts,
): Promise<Raster> {
  const { digital, colour } = request.rule;
  const edge = Math.min(
    largestEdgePx,
    digital?.widthPx.max ?? largestEdgePx,
    digital?.heightPx.max ?? largestEdgePx,
  );
  const { photo } = await openPhoto(request.image, [255, 255, 255], ports, edge);
  const raster = turnRaster(photo!.raster, turns);
  return colour === "grey" ? toGrey(raster) : raster;
}

/** A picture that may not be cropped has the pixels that it has: fewer than the authority's website takes is a fact. */
function tooFewPixels({ widthPx, heightPx }: Raster, { digital }: PhotoRule): Check | null {
  if (!digital) return null;
  const isNarrow = widthPx < digital.widthPx.min;
  if (!isNarrow && heightPx >= digital.heightPx.min) return null;
  return {
    rule: "pixel-size",
    verdict: "fail",
    measured: isNarrow ? widthPx : heightPx,
    min: isNarrow ? digital.widthPx.min : digital.heightPx.min,
    max: null,
    unit: "px",
    messageKey: "pixelSize",
  };
}

export type DigitalOutcome = { digital: EncodedImage; raster: Raster } | { check: Check };

/** Step 12: the file for the authority's website, exact in pixels and inside the window of kilobytes. */
export async function writeDigital(
  request: PhotoRequest,
  person: FoundPerson,
  cut: MattedPerson,
  framed: FramedPhoto,
  replacement: Rgb | null,
  ports: PhotoPorts,
): Promise<DigitalOutcome> {
  const { rule } = request;
  const size = digitalSize(rule);
  const print = printSize(rule);
  let raster = framed.drawn.photo;
  if (rule.editPolicy.geometry === "forbidden") {
    raster = await ownPicture(request, person.turns, ports);
    const check = tooFewPixels(raster, rule);
    if (check) return { check };
  } else if (size.widthPx !== print.widthPx || size.heightPx !== print.heightPx) {
    const view = frameView(framed.frame, framed.axis, rule.heightMm, size.widthPx, size.heightPx);
    raster = await timed(ports, "compose", () =>
      drawPhoto(person.pyramid, view, cut, replacement, rule.colour === "grey"),
    ).then(({ photo }) => photo);
  }
  const { minKb, maxKb } = rule.digital ?? { minKb: null, maxKb: null };
  try {
    const digital = await timed(ports, "encode", () =>
      ports.encodeJpeg(raster, { dpi: rule.dpi, minKb, maxKb }),
    );
    return { digital, raster };
  } catch (error) {
    if (!(error instanceof KbWindowMissed)) throw error;
    const { smallestKb } = error;
    return {
      check: {
        rule: "file-size",
        verdict: "fail",
        measured: smallestKb,
        min: minKb,
        max: maxKb,
        unit: "kb",
        messageKey: "fileSize",
      },
    };
  }
}

const sheetPhoto = (
  photo: Raster,
  { rule, copies, sheetLabel }: Pick<PhotoRequest, "rule" | "copies" | "sheetLabel">,
): SheetPhoto => ({ photo, widthMm: rule.widthMm, heightMm: rule.heightMm, copies, label: sheetLabel });

const noRoom: GridSize = { rows: 0, columns: 0, copies: 0 };

const onSheet = ({ request, grade, checks }: OtherPhoto, grid: GridSize = noRoom): OtherOnSheet => ({
  urlPath: request.rule.urlPath,
  ...grid,
  grade,
  checks,
});

/** Step 13, and the small picture with the measured lines. */
export async function writePrintout(
  request: PhotoRequest,
  framed: FramedPhoto,
  other: OtherPhoto | null,
  ports: PhotoPorts,
): Promise<{ printout: Printout; preview: EncodedImage | null }> {
  const { rule, paper, printAtFullSizeLabel, hasPreview = true } = request;
  const own = sheetPhoto(framed.drawn.photo, request);
  const also = other?.photo ? sheetPhoto(other.photo, other.request) : undefined;
  const [sheet, preview] = await Promise.all([
    timed(ports, "sheet", () => makePrintout({ ...own, also, paper, printAtFullSizeLabel }, ports)),
    hasPreview
      ? timed(ports, "preview", () => drawPreview(framed.drawn.photo, framed.measured, rule, ports))
      : null,
  ]);
  return { printout: { ...sheet, also: other ? onSheet(other, sheet.also) : undefined }, preview };
}

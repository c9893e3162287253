import { captionSize } from "../core/caption/caption";
import { gradeOf } from "../core/checks/grade";
import { rounded } from "../core/checks/judge";
import { frameView } from "../core/crop/frame";
import { digitalSize, printSize } from "../core/crop/output-size";
import { maxDecodedEdgePx } from "../core/file/image-limits";
import { bytesOf, KbWindowMissed } from "../core/file/jpeg/fit-jpeg";
import { withJpegDensity } from "../core/file/jpeg/jpeg-density";
import { keptJpeg } from "../core/file/jpeg/kept-jpeg";
import type { AcceptedPhoto } from "../core/photo-outcome";
import { toGrey } from "../core/raster/compose";
import { turnRaster } from "../core/raster/quarter-turn";
import { done, type Result, refuse } from "../core/result";
import type {
  Check,
  EncodedImage,
  Measurements,
  PhotoRequest,
  PhotoRule,
  Printout,
  Raster,
} from "../core/types";
import { drawCropSource } from "../pipeline/crop-source";
import { drawPhoto } from "../pipeline/draw-photo";
import { otherOnSheet } from "../pipeline/other-document";
import { listEdits, reportFace } from "../pipeline/report";
import type { FramedDocument } from "../pipeline/subjects";
import { type PhotoPorts, timed } from "../ports";
import { withCaption } from "../print/caption";
import { drawPreview } from "../print/draw-preview";
import { makePrintout, type SheetPhoto } from "../print/draw-sheet";
import { decodePhoto } from "./open";

/** A drawn document with its request, and the other document of its sheet. */
export interface DrawnRequest {
  request: PhotoRequest;
  document: FramedDocument;
  other: Promise<Result<FramedDocument>> | null;
}

/** Writes the files and the report. In parallel: other threads encode while this one draws. */
export const write = timed("write", async (drawn: DrawnRequest, ports): Promise<Result<AcceptedPhoto>> => {
  const { document, request } = drawn;
  const [digital, printout, preview, cropSource] = await Promise.all([
    writeDigital(drawn, ports),
    writePrintout(drawn, ports),
    request.hasPreview === false ? null : drawPreview(document.framed, document.rule, ports),
    drawCropSource(document, ports),
  ]);
  const { framed, hairTop, checks } = document;
  const face = reportFace(document, hairTop);
  if (!digital.ok) return refuse([...checks, digital.reason], face);
  return done({
    accepted: true,
    digital: digital.value,
    printout,
    preview,
    ...(framed.adjusted && { adjusted: framed.adjusted }),
    cropSource,
    face,
    ...(request.caption && { captionHeightPx: captionSize(digital.value, request.rule.caption!).heightPx }),
    result: aboveLowerEdge(framed.measured, request.rule.heightMm - document.rule.heightMm),
    checks,
    grade: gradeOf(checks),
    ...listEdits(request, document, digital.value),
  });
});

/** Measured from the lower edge of the photo, a strip below the picture included. */
const aboveLowerEdge = (measured: Measurements, stripMm: number): Measurements =>
  measured.eyeLineFromBottomMm === null || stripMm === 0
    ? measured
    : { ...measured, eyeLineFromBottomMm: rounded(measured.eyeLineFromBottomMm + stripMm) };

/** The visitor's own file without its metadata, or null where it has to be encoded again to be accepted. */
function ownFile({
  request,
  document: { image, rule, person },
}: Pick<DrawnRequest, "request" | "document">): EncodedImage | null {
  const kept = person.turns === 0 && rule.colour !== "grey" && !request.caption ? keptJpeg(image) : null;
  if (!kept) return null;
  const dpi = rule.digital?.dpi ?? rule.dpi;
  const file = { ...kept, bytes: withJpegDensity(kept.bytes, dpi), dpi, isKept: true as const };
  if (!rule.digital) return file;
  const { widthPx, heightPx } = rule.digital;
  const { minBytes, maxBytes } = bytesOf(rule.digital);
  const isAccepted =
    isWithin(file.widthPx, widthPx) &&
    isWithin(file.heightPx, heightPx) &&
    isWithin(file.bytes.length, { min: minBytes, max: maxBytes });
  return isAccepted ? file : null;
}

const isWithin = (value: number, { min, max }: { min: number; max: number | null }): boolean =>
  value >= min && value <= (max ?? Number.POSITIVE_INFINITY);

/** The visitor's own picture for authorities that refuse a cropped one: whole, upright, within the allowed pixels. */
async function ownPicture({ image, rule, person }: FramedDocument, ports: PhotoPorts): Promise<Raster> {
  const { digital, colour } = rule;
  const longestEdgePx = Math.min(
    maxDecodedEdgePx,
    digital?.widthPx.max ?? maxDecodedEdgePx,
    digital?.heightPx.max ?? maxDecodedEdgePx,
  );
  const decoded = await decodePhoto({ bytes: image, background: [255, 255, 255], longestEdgePx }, ports);
  if (!decoded.ok) throw new Error("A picture that was decoded before is refused.");
  const raster = turnRaster(decoded.value.raster, person.turns);
  return colour === "grey" ? toGrey(raster) : raster;
}

/** An uncropped picture cannot get more pixels: having fewer than required is reported as such. */
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

/** The file for the authority's website, within its limits of pixels and kilobytes; or the check that fails. */
async function writeDigital(
  { request, document }: DrawnRequest,
  ports: PhotoPorts,
): Promise<Result<EncodedImage, Check>> {
  const { rule, framed, chosen } = document;
  const size = digitalSize(rule);
  const print = printSize(rule);
  let raster = framed.photo;
  if (rule.editPolicy.geometry === "forbidden") {
    const own = ownFile({ request, document });
    if (own) return done(own);
    raster = await ownPicture(document, ports);
    const check = tooFewPixels(raster, rule);
    if (check) return { ok: false, reason: check };
  } else if (size.widthPx !== print.widthPx || size.heightPx !== print.heightPx) {
    const view = frameView(framed.frame, framed.axis, rule.heightMm, size);
    raster = drawPhoto(document, view, chosen.replacement).photo;
  }
  raster = await withCaption(raster, digitalSize(request.rule), request, ports);
  const { minKb, maxKb } = rule.digital ?? { minKb: null, maxKb: null };
  try {
    return done(await ports.encodeJpeg(raster, { dpi: rule.digital?.dpi ?? rule.dpi, minKb, maxKb }));
  } catch (error) {
    if (!(error instanceof KbWindowMissed)) throw error;
    return {
      ok: false,
      reason: {
        rule: "file-size",
        verdict: "fail",
        measured: error.smallestKb,
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

async function writePrintout(drawn: DrawnRequest, ports: PhotoPorts): Promise<Printout> {
  const { request, document } = drawn;
  const { paper, isEnlargedByShop, printAtFullSizeLabel, otherDocument } = request;
  const made = await drawn.other;
  const other = otherDocument && made?.ok ? sheetPhoto(made.value.framed.photo, otherDocument) : undefined;
  const photo = await withCaption(document.framed.photo, printSize(request.rule), request, ports);
  const sheet = await makePrintout(
    {
      ...sheetPhoto(photo, request),
      other,
      paper,
      isEnlargedByShop,
      printAtFullSizeLabel,
    },
    ports,
  );
  const { other: otherGrid, ...own } = sheet;
  if (!otherDocument || !made) return own;
  return { ...own, otherDocument: otherOnSheet(otherDocument.rule, made, otherGrid) };
}

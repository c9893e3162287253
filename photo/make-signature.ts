import { workingEdgePx } from "./core/file/image-limits";
import { ImageRefused } from "./core/file/image-refused";
import { flattenOn } from "./core/raster/compose";
import { toRgb } from "./core/raster/to-rgb";
import { done, type Result } from "./core/result";
import { drawSignature, onTransparent, onWhite } from "./core/signature/draw-signature";
import { findInk } from "./core/signature/find-ink";
import { findPaper } from "./core/signature/paper";
import type { SignatureFiles, SignatureRefusal, SignatureRequest } from "./core/signature/signature-file";
import type { Raster } from "./core/types";
import type { PhotoPorts } from "./ports";

/** Of a scan, as exam boards ask for it (IBPS: 200 dpi). */
const signatureDpi = 200;

/** No model is needed. */
type SignaturePorts = Pick<PhotoPorts, "inspectImage" | "decodeImage" | "encodeJpeg" | "encodePng">;

async function openPicture(bytes: Uint8Array, ports: SignaturePorts): Promise<Raster> {
  ports.inspectImage(bytes);
  const { raster } = await ports.decodeImage(bytes, { longestEdgePx: workingEdgePx });
  return raster.channels === 4 ? flattenOn(raster, [255, 255, 255]) : toRgb(raster);
}

/** The signature on a photo of paper: without the paper, level, in the pixels and kilobytes of a form. */
export async function makeSignature(
  { image, rule }: SignatureRequest,
  ports: SignaturePorts,
): Promise<Result<SignatureFiles, SignatureRefusal>> {
  let picture: Raster;
  try {
    picture = await openPicture(image, ports);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return { ok: false, reason: error.reason };
  }
  const paper = findPaper(picture);
  const ink = findInk(paper);
  if (typeof ink === "string") return { ok: false, reason: ink };
  const coverage = drawSignature(paper, ink, rule);
  if (typeof coverage === "string") return { ok: false, reason: coverage };
  const { minKb, maxKb } = rule;
  const [white, transparent] = await Promise.all([
    ports.encodeJpeg(onWhite(coverage), { dpi: signatureDpi, minKb, maxKb }),
    ports.encodePng(onTransparent(coverage), { dpi: signatureDpi }),
  ]);
  return done({ onWhite: white, transparent });
}

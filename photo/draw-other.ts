import { gradeOf } from "./core/checks/grade";
import type { BackgroundChoice, Check, Grade, PhotoRequest, PhotoRule, Raster } from "./core/types";
import { drawDocument } from "./draw-document";
import type { PhotoPorts } from "./ports";

/** The photo for the other document of a mixed sheet, judged by that document's own rules. */
export interface OtherPhoto {
  request: NonNullable<PhotoRequest["also"]>;
  /** Null where the picture does not meet them: the checks say why. */
  photo: Raster | null;
  grade: Grade | null;
  checks: Check[];
}

/** A colour that this document does not know is no choice for it. */
const backgroundFor = (choice: BackgroundChoice, { backgrounds }: PhotoRule): BackgroundChoice =>
  choice.startsWith("#") && !backgrounds.includes(choice.toLowerCase()) ? "auto" : choice;

/**
 * Drawn from the picture itself: another head height, background and number of pixels are another photo. What was said
 * of the person holds for both documents; where the frame was moved by hand is a matter of the first one alone.
 */
export async function drawOther(request: PhotoRequest, ports: PhotoPorts): Promise<OtherPhoto | null> {
  const { image, also, background, adjust, answers } = request;
  if (!also) return null;
  const { rule } = also;
  const lines = adjust?.lines && { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines: adjust.lines };
  const asked = { image, rule, background: backgroundFor(background, rule), adjust: lines, answers };
  const drawn = await drawDocument(asked, ports);
  const { checks } = drawn;
  if (!drawn.accepted) return { request: also, photo: null, grade: null, checks };
  return { request: also, photo: drawn.framed.drawn.photo, grade: gradeOf(checks), checks };
}

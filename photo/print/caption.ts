import { addCaption, captionSize } from "../core/caption/caption";
import { judge, plainCheck } from "../core/checks/judge";
import { digitalSize } from "../core/crop/output-size";
import { thresholds } from "../core/thresholds";
import type { Check, PhotoRequest, PixelSize, Raster } from "../core/types";
import type { DrawingTools } from "../ports";
import { drawCaption } from "./draw-caption";

type Captioned = Pick<PhotoRequest, "rule" | "caption">;

/**
 * Whether name and date fit into the strip of the digital file; none if the form asks for neither.
 * @throws RangeError for a caption that the form does not ask for
 */
export async function checkCaption({ rule, caption }: Captioned, tools: DrawingTools): Promise<Check[]> {
  if (!rule.caption) {
    if (caption) throw new RangeError(`${rule.urlPath} asks for no name and date.`);
    return [];
  }
  if (!caption) return [plainCheck("name-and-date", "captionMissing", "warn", null)];
  const drawn = await drawCaption(caption, captionSize(digitalSize(rule), rule.caption), tools);
  if (!drawn) return [plainCheck("name-and-date", "captionLetters", "fail", null)];
  return [judge("name-and-date", "captionTooLong", drawn.emPx, thresholds.captionEmPx)];
}

/** The file of this size: the picture, and the strip with name and date below it. */
export async function withCaption(
  picture: Raster,
  { widthPx, heightPx }: PixelSize,
  { rule, caption }: Captioned,
  tools: DrawingTools,
): Promise<Raster> {
  if (!rule.caption || !caption) return picture;
  const drawn = await drawCaption(caption, { widthPx, heightPx: heightPx - picture.heightPx }, tools);
  if (!drawn) throw new Error("A caption that was drawn before cannot be drawn.");
  return addCaption(picture, drawn.lines, heightPx);
}

import type { Template } from "../../../../contract/document/template";
import { neededLongestPx } from "../../../../photo/core/crop/needed-pixels";
import type { Precheck } from "../../../../photo/precheck-photo";
import { shrinkImage } from "../../../images/compress";
import type { Photo } from "../state/photo-state";

interface Source {
  file: Blob;
  photo: Photo;
  /** The head that the precheck found. */
  found: Precheck["found"];
}

/** The file to upload. `madeFor` is the document that it was made smaller for; null: not made smaller. */
export interface Sent {
  file: Blob;
  width: number | null;
  height: number | null;
  madeFor: string | null;
  /** The bytes must not be changed. */
  isAsGiven: boolean;
}

/** A finished photo, which is checked byte by byte. */
export const asGiven = (file: Blob, { widthPx, heightPx }: Photo): Sent => ({
  file,
  width: widthPx,
  height: heightPx,
  madeFor: null,
  isAsGiven: true,
});

/** Only worth encoding again below this ratio of pixels. */
const worthwhileRatio = 0.75;

/**
 * Scales the picture down to the pixels that the document needs, if the precheck knows the size of the head. Never
 * where the authority wants the uncropped original; falls back to the original.
 */
export async function shrinkFor(
  template: Template | null,
  { file, photo, found }: Source,
  signal: AbortSignal,
): Promise<Sent> {
  const { widthPx, heightPx } = photo;
  const whole: Sent = { ...asGiven(file, photo), isAsGiven: false };
  if (!found || !template || !widthPx || !heightPx) return whole;
  // An API older than the page sends no `rule`.
  if (!(template as Partial<Template>).rule || template.editPolicy.geometry === "forbidden") return whole;
  const neededPx = neededLongestPx(found.head, found.longestPx, template.rule);
  if (neededPx === null || neededPx > worthwhileRatio * Math.max(widthPx, heightPx)) return whole;
  const smaller = await shrinkImage(file, neededPx, signal).catch(() => null);
  signal.throwIfAborted();
  if (!smaller) return whole;
  const { image, width, height } = smaller;
  return { file: image, width, height, madeFor: template.urlPath, isAsGiven: false };
}

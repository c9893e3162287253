import type { Template } from "../../../../contract/document/template";
import { neededLongestPx } from "../../../../photo/core/crop/needed-pixels";
import type { Precheck } from "../../../../photo/precheck-photo";
import { shrinkImage } from "../../../images/compress";
import type { Photo } from "../state/photo-state";

interface Source {
  file: Blob;
  photo: Photo;
  /** The head that this device has found on the photo. */
  found: Precheck["found"];
}

/** What goes to the server, and for which document it was made smaller; null: the whole picture as it was given. */
export interface Sent {
  file: Blob;
  width: number | null;
  height: number | null;
  madeFor: string | null;
  /** Not a byte of it may be another. */
  isAsGiven: boolean;
}

/** A finished photo, whose own file is judged. */
export const asGiven = (file: Blob, { widthPx, heightPx }: Photo): Sent => ({
  file,
  width: widthPx,
  height: heightPx,
  madeFor: null,
  isAsGiven: true,
});

/** Not worth another encoding: fewer pixels than all, but not by much. */
const worthwhileRatio = 0.75;

/**
 * The picture with no more pixels than the document can use, where a look on this device knows how large the head is. Never
 * where the authority wants the uncut original; a picture that cannot be made smaller goes as it is.
 */
export async function shrinkFor(
  template: Template | null,
  { file, photo, found }: Source,
  signal: AbortSignal,
): Promise<Sent> {
  const { widthPx, heightPx } = photo;
  const whole: Sent = { ...asGiven(file, photo), isAsGiven: false };
  if (!found || !template || !widthPx || !heightPx) return whole;
  // An API that is older than the page sends no `rule`.
  if (!(template as Partial<Template>).rule || template.editPolicy.geometry === "forbidden") return whole;
  const neededPx = neededLongestPx(found.head, found.longestPx, template.rule);
  if (neededPx === null || neededPx > worthwhileRatio * Math.max(widthPx, heightPx)) return whole;
  const smaller = await shrinkImage(file, neededPx, signal).catch(() => null);
  signal.throwIfAborted();
  if (!smaller) return whole;
  const { image, width, height } = smaller;
  return { file: image, width, height, madeFor: template.urlPath, isAsGiven: false };
}

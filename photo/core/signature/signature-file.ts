import type { RefusalReason } from "../file/image-refused";
import type { EncodedImage, PixelSize } from "../types";

/** Limits of which an authority may state one end only. */
interface OpenBand {
  min?: number | null;
  max?: number | null;
}

/** The file of a signature that a form asks for; every part is null where no source states it. */
export interface SignatureRule {
  widthPx: OpenBand | null;
  heightPx: OpenBand | null;
  minKb: number | null;
  maxKb: number | null;
}

export interface SignatureRequest {
  /** An encoded image in any accepted format: a photo or a scan of a signature on paper, or a drawing of it. */
  image: Uint8Array;
  rule: SignatureRule;
}

/** The same signature, twice. */
export interface SignatureFiles {
  /** JPEG, black on white, inside the rule's window of kilobytes. */
  onWhite: EncodedImage;
  /** PNG, black on a transparent background, in the same pixels. */
  transparent: EncodedImage;
}

/**
 * Why a picture gives no signature:
 * - `no-signature`: nothing is written on the paper, or no paper is seen
 * - `too-faint`: there is writing, hardly darker than the paper
 * - `too-small`: enlarging it to the rule's pixels would blur it
 * - `not-alone`: lines of text, a form, or something that is no writing
 */
export const signatureFaults = ["no-signature", "too-faint", "too-small", "not-alone"] as const;
export type SignatureFault = (typeof signatureFaults)[number];

/** A picture that gives no signature, or a file that gives no picture. */
export type SignatureRefusal = SignatureFault | RefusalReason;

/** Of an IBPS signature, 7:3, four times as large: what is drawn where no source states pixels. */
const usualSize: PixelSize = { widthPx: 560, heightPx: 240 };

const clamp = (value: number, band: OpenBand | null): number =>
  Math.min(Math.max(value, band?.min ?? 0), band?.max ?? Number.POSITIVE_INFINITY);

/** As near to the usual size as the rule lets. */
export const signatureSize = ({ widthPx, heightPx }: SignatureRule): PixelSize => ({
  widthPx: clamp(usualSize.widthPx, widthPx),
  heightPx: clamp(usualSize.heightPx, heightPx),
});

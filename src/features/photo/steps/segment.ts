import { type Segment, segmentImage } from "../../../v5/segment";
import type { UploadedPhoto } from "../state/photo-state";

/**
 * The person cut out of the uploaded photo, as PNG with alpha. The document photo does not need it first
 * (`mask` cuts out on its own); it is what a visitor downloads who wants only the cut-out.
 */
export const segmentPhoto = (uploaded: UploadedPhoto, signal: AbortSignal): Promise<Segment> =>
  segmentImage(uploaded.fileName, { signal });

import type { Matte, Raster } from "../types";

/**
 * Separates the person from the background. The built-in one (`person-matte.ts`) uses the shipped models; operators
 * can configure another (`photo/node/onnx-segmenter.ts`).
 */
export interface Segmenter {
  /** For reports and logs, such as "selfie-256" or the model's file name. */
  readonly name: string;
  /** RGB in (3 channels, any size), coverage of the person out, at the same size. Rejects if the model fails. */
  segment(image: Raster): Promise<Matte>;
  /** Frees the model; the segmenter cannot be used afterwards. */
  close(): Promise<void>;
}

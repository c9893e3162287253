import type { Matte, Raster } from "../types";

/**
 * Tells the person from the background. The built-in one (`person-matte.ts`) needs no more than the shipped models;
 * an operator may name another (`photo/node/onnx-segmenter.ts`).
 */
export interface Segmenter {
  /** For reports and logs, such as "selfie-256" or the model's file name. */
  readonly name: string;
  /** RGB in (3 channels, any size), coverage of the person out, at the same size. Rejects when the model fails. */
  segment(image: Raster): Promise<Matte>;
  /** Frees what the model holds; the segmenter is dead afterwards. */
  close(): Promise<void>;
}

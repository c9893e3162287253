import type { JpegWindow } from "./core/file/jpeg/fit-jpeg";
import type { PersonView } from "./core/matte/person-matte";
import type { CutOut } from "./core/matte/refine-matte";
import type { ModelRunner } from "./core/runtime";
import type { EncodedImage, Matte, Raster } from "./core/types";

/** Platform functions for drawing and encoding pictures. */
export interface DrawingTools {
  /** @throws an error named KbWindowMissed if no quality fits */
  encodeJpeg(raster: Raster, window: JpegWindow): Promise<EncodedImage>;
  encodePng(raster: Raster, options: { dpi: number }): Promise<EncodedImage>;
  /** In the format of zlib (RFC 1950), which PDF calls FlateDecode. */
  deflate(bytes: Uint8Array): Promise<Uint8Array>;
  /** Resizes to exactly this size, whatever the shape; three channels. */
  resize(raster: Raster, widthPx: number, heightPx: number): Promise<Raster>;
  /**
   * One line of text, trimmed horizontally to its ink; null if a letter has no glyph, or there is nothing to draw.
   * @param isCached false for what a visitor has typed; true if left out
   */
  drawText(text: string, emPx: number, isCached?: boolean): Promise<Matte | null>;
}

/**
 * What the pipeline needs from its platform: decoding, encoding, models. Implemented by `node/photo-ports.ts` and
 * `web/photo-ports.ts`.
 */
export interface PhotoPorts extends DrawingTools {
  models: ModelRunner;
  /**
   * Detects type and size by the bytes.
   * @throws an error named ImageRefused
   */
  inspectImage(bytes: Uint8Array): { format: string; widthPx: number; heightPx: number };
  /** Upright sRGB, 3 channels, or 4 where there is alpha. @throws an error named ImageRefused */
  decodeImage(
    bytes: Uint8Array,
    options: { longestEdgePx: number },
  ): Promise<{ raster: Raster; sourceWidthPx: number; sourceHeightPx: number }>;
  /**
   * Cuts the person out of an upright RGB view of head and shoulders. Rough if the background stays: enough to locate
   * the person, not to replace what is behind.
   */
  cutOut(view: PersonView, isRough: boolean): Promise<CutOut>;
  /** Called with the duration of each step; for benchmarks. */
  onStep?(step: StepName, durationMs: number): void;
}

/** The measured steps. */
export const stepNames = ["decode", "detect", "check", "matte", "frame", "write"] as const;
export type StepName = (typeof stepNames)[number];

type Work<Subject, Made> = (subject: Subject, ports: PhotoPorts) => Made | Promise<Made>;

/** Wraps a step so that its duration is reported to `ports.onStep`. */
export const timed =
  <Subject, Made>(step: StepName, work: Work<Subject, Made>) =>
  async (subject: Subject, ports: PhotoPorts): Promise<Made> => {
    const from = performance.now();
    try {
      return await work(subject, ports);
    } finally {
      ports.onStep?.(step, performance.now() - from);
    }
  };

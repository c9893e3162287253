import type { JpegWindow } from "./core/file/jpeg/fit-jpeg";
import type { PersonView } from "./core/matte/person-matte";
import type { CutOut } from "./core/matte/refine-matte";
import type { ModelRunner } from "./core/runtime";
import type { EncodedImage, Matte, Raster } from "./core/types";

/** What a machine draws and writes pictures with. */
export interface DrawingTools {
  /** @throws an error named KbWindowMissed where no quality fits */
  encodeJpeg(raster: Raster, window: JpegWindow): Promise<EncodedImage>;
  encodePng(raster: Raster, options: { dpi: number }): Promise<EncodedImage>;
  /** In the format of zlib (RFC 1950), which PDF calls FlateDecode. */
  deflate(bytes: Uint8Array): Promise<Uint8Array>;
  /** Exactly this size, whatever the shape; three channels. */
  resize(raster: Raster, widthPx: number, heightPx: number): Promise<Raster>;
  /** One line, trimmed to its ink in width; null where there are no letters for it, or nothing to draw. */
  drawText(text: string, emPx: number): Promise<Matte | null>;
}

/**
 * What the pipeline cannot do itself: files in, files out, networks. `node/photo-ports.ts` has the server's,
 * `web/photo-ports.ts` the browser's.
 */
export interface PhotoPorts extends DrawingTools {
  models: ModelRunner;
  /** Judges type and size by the bytes. @throws an error named ImageRefused */
  inspectImage(bytes: Uint8Array): { format: string; widthPx: number; heightPx: number };
  /** Upright sRGB, 3 channels, or 4 where there is alpha. @throws an error named ImageRefused */
  decodeImage(
    bytes: Uint8Array,
    options: { longestEdgePx: number },
  ): Promise<{ raster: Raster; sourceWidthPx: number; sourceHeightPx: number }>;
  /**
   * The person on an upright RGB view of head and shoulders. Rough where the background stays anyway: enough to see where
   * the person is, not to lay anything behind.
   */
  cutOut(view: PersonView, isRough: boolean): Promise<CutOut>;
  /** Told how long each step took; for the bench. */
  onStep?(step: StepName, durationMs: number): void;
}

/** The steps whose time is told. */
export const stepNames = ["decode", "detect", "check", "matte", "frame", "write"] as const;
export type StepName = (typeof stepNames)[number];

type Work<Subject, Made> = (subject: Subject, ports: PhotoPorts) => Made | Promise<Made>;

/** The same work, which tells `ports.onStep` how long it took. */
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

import type { watchCamera } from "../camera/watch-camera";
import { cameraFrameEdgePx } from "../core/file/image-limits";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { Raster } from "../core/types";
import { openCanvas, rgbOf } from "./canvas";
import type { CameraFrame } from "./photo-jobs";

function readFrame(bitmap: ImageBitmap): Raster {
  const scale = Math.min(1, cameraFrameEdgePx / Math.max(bitmap.width, bitmap.height));
  const widthPx = Math.round(bitmap.width * scale);
  const heightPx = Math.round(bitmap.height * scale);
  const context = openCanvas(widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  return rgbOf(context);
}

/** Analyses one camera frame (`photo/camera/watch-camera.ts`). */
export function analyzeFrame(
  { bitmap, cameraWidthPx, rule, takenAtMs }: CameraFrame,
  watch: ReturnType<typeof watchCamera>,
): Promise<FrameAnalysis> {
  const frame = readFrame(bitmap);
  return watch(frame, { rule, decodeScale: frame.widthPx / cameraWidthPx }, takenAtMs);
}

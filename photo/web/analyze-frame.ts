import type { watchCamera } from "../camera/watch-camera";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { Raster } from "../core/types";
import { openCanvas, rgbOf } from "./canvas";
import { type CameraFrame, frameEdgePx } from "./photo-jobs";

function readFrame(bitmap: ImageBitmap): Raster {
  const scale = Math.min(1, frameEdgePx / Math.max(bitmap.width, bitmap.height));
  const widthPx = Math.round(bitmap.width * scale);
  const heightPx = Math.round(bitmap.height * scale);
  const context = openCanvas(widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  return rgbOf(context);
}

/** One picture of a camera for its watch (`photo/camera/watch-camera.ts`). */
export function analyzeFrame(
  { bitmap, cameraWidthPx, rule, takenAtMs }: CameraFrame,
  watch: ReturnType<typeof watchCamera>,
): Promise<FrameAnalysis> {
  const frame = readFrame(bitmap);
  return watch(frame, { rule, decodeScale: frame.widthPx / cameraWidthPx }, takenAtMs);
}

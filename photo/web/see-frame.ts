import type { Sight } from "../core/guidance/guide";
import type { Raster } from "../core/types";
import type { watchCamera } from "../watch-camera";
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

export function see(
  { bitmap, cameraWidthPx, rule, takenAtMs }: CameraFrame,
  watch: ReturnType<typeof watchCamera>,
): Promise<Sight> {
  const frame = readFrame(bitmap);
  return watch(frame, { rule, decodeScale: frame.widthPx / cameraWidthPx }, takenAtMs);
}

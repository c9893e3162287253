import { expect, test } from "@jest/globals";
import { type HeadPoints, missingAboveRatio } from "../../../../photo/core/face/head";
import type { View } from "../../../../photo/core/raster/warp";

const widthPx = 400;
const heightPx = 300;
const view: View = { centre: [200, 150], angle: 0, scale: 1, widthPx, heightPx };

/** A round head of 200 px whose top lies so many pixels below the upper edge. */
function roundHead(topPx: number) {
  const radius = 70;
  const alpha = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      if (Math.hypot(x - 200, y - topPx - radius) < radius) alpha[y * widthPx + x] = 255;
  const head = { crown: [200, Math.max(0, topPx)], chin: [200, Math.max(0, topPx) + 200] } as HeadPoints;
  return missingAboveRatio({ alpha, widthPx, heightPx }, view, head, widthPx);
}

test.each([
  ["nothing is missing of a head inside the picture", 20, 0],
  ["nothing is missing of a head that touches the edge", 0, 0],
  ["a tenth is missing of a head that is cut by a tenth", -20, 0.1],
])("%s", (_, topPx, missing) => {
  expect(Math.abs(roundHead(topPx) - missing)).toBeLessThan(0.01);
});

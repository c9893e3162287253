import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Raster } from "../../../photo/core/types";
import { loadOnnxSegmenter, type OnnxModelForm, onnxModelForms } from "../../../photo/node/onnx-segmenter";
import { tinyOnnxModel } from "../core/matte/tiny-onnx";

/** Optional by design: the operator installs it. Run this with NODE_PATH at a folder that has it. */
const hasRuntime = (() => {
  try {
    createRequire(import.meta.url).resolve("onnxruntime-node");
    return true;
  } catch {
    return false;
  }
})();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "onnx-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function modelFile(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** Left half light grey, right half dark: the tiny model's alpha is the brightness. */
const widthPx = 60;
const heightPx = 40;
const image: Raster = {
  widthPx,
  heightPx,
  channels: 3,
  pixels: Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, k) =>
    Math.floor(k / 3) % widthPx < 30 ? 230 : 20,
  ),
};
const { modnet } = onnxModelForms;
const plain: OnnxModelForm = { ...modnet, mean: [0, 0, 0], deviation: [1, 1, 1] };

(hasRuntime ? describe.skip : describe)("without onnxruntime-node", () => {
  it("says what to install", async () => {
    const loading = loadOnnxSegmenter(modelFile("mean.onnx", tinyOnnxModel(16)), modnet);
    await expect(loading).rejects.toMatchObject({
      name: "OnnxRuntimeMissing",
      message: expect.stringContaining("npm install onnxruntime-node"),
    });
  });
});

(hasRuntime ? describe : describe.skip)("with onnxruntime-node", () => {
  it("answers with the model's alpha at the picture's own size", async () => {
    const segmenter = await loadOnnxSegmenter(modelFile("mean.onnx", tinyOnnxModel(16)), plain);
    const matte = await segmenter.segment(image);
    expect(segmenter.name).toBe("mean.onnx");
    expect([matte.widthPx, matte.heightPx]).toEqual([widthPx, heightPx]);
    expect(Math.abs(matte.alpha[20 * widthPx + 5]! - 230)).toBeLessThanOrEqual(1);
    expect(Math.abs(matte.alpha[20 * widthPx + 55]! - 20)).toBeLessThanOrEqual(1);
    await segmenter.close();
  });

  it("normalises and applies a sigmoid when told to", async () => {
    const segmenter = await loadOnnxSegmenter(modelFile("logit.onnx", tinyOnnxModel(16)), {
      ...modnet,
      isLogit: true,
    });
    const matte = await segmenter.segment(image);
    const expected = 255 / (1 + Math.exp(-((230 / 255 - 0.5) / 0.5)));
    expect(Math.abs(matte.alpha[5]! - expected)).toBeLessThanOrEqual(1);
    await segmenter.close();
  });

  it("refuses a model that takes no RGB picture, and a file that is no model", async () => {
    await expect(
      loadOnnxSegmenter(modelFile("four.onnx", tinyOnnxModel(16, 4)), modnet),
    ).rejects.toMatchObject({
      name: "OnnxModelUnfit",
    });
    await expect(
      loadOnnxSegmenter(modelFile("not.onnx", new Uint8Array([1, 2, 3])), modnet),
    ).rejects.toThrow();
  });
});

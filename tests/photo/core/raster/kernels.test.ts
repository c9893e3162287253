import { expect, it } from "@jest/globals";
import { allocate, loadKernels } from "../../../../photo/core/raster/kernels";
import { resize } from "../../../../photo/core/raster/resample";
import type { Raster } from "../../../../photo/core/types";

it("the kernels are loaded once", () => {
  expect(loadKernels()).toBe(loadKernels());
});

it("pieces of memory lie apart, with room for what a kernel reads beyond them, and the memory grows to hold them", () => {
  const kernels = loadKernels();
  const lengths = [1, 16, 17, 300_000, 40];
  const at = allocate(kernels, lengths);
  for (const [i, address] of at.entries()) {
    expect(address % 16).toBe(0);
    const end = at[i + 1] ?? kernels.memory.buffer.byteLength;
    expect(end - address - lengths[i]!).toBeGreaterThanOrEqual(16);
  }
});

it("a large picture between two small ones changes neither", () => {
  const small: Raster = {
    widthPx: 20,
    heightPx: 10,
    channels: 3,
    pixels: Uint8Array.from({ length: 600 }, (_, i) => (i * 37) % 256),
  };
  const before = resize(small, 13, 7);
  resize({ widthPx: 2000, heightPx: 40, channels: 4, pixels: new Uint8Array(320_000).fill(200) }, 1900, 30);
  expect(resize(small, 13, 7)).toEqual(before);
});

/** The smallest WebAssembly module with a vector instruction (i8x16.popcnt): valid only where there is SIMD. */
const simdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** What the engine runs on, each with its test. */
const needed: Record<string, () => boolean> = {
  "web workers": () => typeof Worker === "function",
  "WebAssembly with SIMD": () => typeof WebAssembly === "object" && WebAssembly.validate(simdModule),
  OffscreenCanvas: () =>
    typeof OffscreenCanvas === "function" && "convertToBlob" in OffscreenCanvas.prototype,
  createImageBitmap: () => typeof createImageBitmap === "function",
};

/** The names of what this browser lacks to make a photo by itself. */
export const lackingOnDevice = (): string[] => Object.keys(needed).filter((name) => !needed[name]!());

/** The smallest WebAssembly module with a vector instruction (i8x16.popcnt): valid only where there is SIMD. */
const simdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** Browsers that resist fingerprinting return noise or white for canvas pixels (Firefox, Tor Browser, LibreWolf). */
const canvasPixels = "the pixels of a canvas";

/** Brave changes the lowest bits, which no check of a photo notices. */
const toleratedLevels = 8;

/** Draws two pixels and reads them back. Neither white nor noise matches their colours. */
function canReadPixels(): boolean {
  // A missing canvas is reported by another entry of `needed`.
  const context = typeof OffscreenCanvas === "function" && new OffscreenCanvas(2, 1).getContext("2d");
  if (!context) return true;
  context.fillStyle = "rgb(40, 120, 200)";
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = "rgb(210, 90, 30)";
  context.fillRect(1, 0, 1, 1);
  const drawn = [40, 120, 200, 255, 210, 90, 30, 255];
  const { data } = context.getImageData(0, 0, 2, 1);
  return drawn.every((sample, at) => Math.abs(sample - data[at]!) <= toleratedLevels);
}

/** Features that the engine needs, each with its test. */
const needed: Record<string, () => boolean> = {
  "web workers": () => typeof Worker === "function",
  "WebAssembly with SIMD": () => typeof WebAssembly === "object" && WebAssembly.validate(simdModule),
  OffscreenCanvas: () =>
    typeof OffscreenCanvas === "function" && "convertToBlob" in OffscreenCanvas.prototype,
  createImageBitmap: () => typeof createImageBitmap === "function",
  [canvasPixels]: canReadPixels,
};

/** Names of the features that this browser lacks. */
export const missingOnDevice = (): string[] => Object.keys(needed).filter((name) => !needed[name]!());

/** Whether only the canvas pixels are withheld. */
export const withholdsPixels = (lacking: string[]): boolean =>
  lacking.length === 1 && lacking[0] === canvasPixels;

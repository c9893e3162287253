import { expect, it } from "@jest/globals";
import { missingOnDevice, withholdsPixels } from "../../../photo/web/device-support";
import { stubGlobal } from "../../for-this-test";
import { standInCanvas } from "./stand-in-canvas";

/** Stubs a browser with everything the engine needs, whose canvas returns `read` for the two drawn pixels. */
function stubBrowser(read: (drawn: number[]) => number[]): void {
  stubGlobal("Worker", class {});
  stubGlobal("createImageBitmap", () => {});
  stubGlobal("OffscreenCanvas", standInCanvas(read));
}

it("supports a canvas that returns the drawn pixels, or nearly", () => {
  stubBrowser((drawn) => drawn);
  expect(missingOnDevice()).toEqual([]);
  // Brave changes the lowest bits.
  stubBrowser((drawn) => drawn.map((sample) => sample ^ 1));
  expect(missingOnDevice()).toEqual([]);
});

it.each([
  ["white", () => Array.from({ length: 8 }, () => 255)],
  ["noise", () => [17, 201, 90, 255, 3, 140, 77, 255]],
  ["nothing", () => Array.from({ length: 8 }, () => 0)],
])("knows a browser that gives back %s instead", (_, read) => {
  stubBrowser(read);
  expect(withholdsPixels(missingOnDevice())).toBe(true);
});

it("does not blame fingerprinting where there is no canvas at all", () => {
  stubBrowser((drawn) => drawn);
  stubGlobal("OffscreenCanvas", undefined);
  expect(missingOnDevice()).toEqual(["OffscreenCanvas"]);
  expect(withholdsPixels(missingOnDevice())).toBe(false);
});

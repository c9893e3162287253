import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { SignatureRule } from "../../photo/core/signature/signature-file";
import { makeSignature } from "../../photo/make-signature";
import { decodeImage } from "../../photo/node/decode/decode-image";
import { inspectImage } from "../../photo/node/decode/inspect-image";
import { drawingTools } from "../../photo/node/drawing-tools";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { drawSignaturePhoto, type SignatureOptions } from "../fixtures/signatures";

const ibps: SignatureRule = {
  widthPx: { min: 140, max: 140 },
  heightPx: { min: 60, max: 60 },
  minKb: 10,
  maxKb: 20,
};
const open: SignatureRule = { widthPx: null, heightPx: null, minKb: null, maxKb: 50 };
const ports = { inspectImage, decodeImage, ...drawingTools };
const make = async (options: SignatureOptions, rule = open) =>
  makeSignature({ image: await drawSignaturePhoto(options), rule }, ports);

/** Coverage 0..1 of each pixel of the file on white. */
async function inkOf(options: SignatureOptions): Promise<Float32Array> {
  const made = await make(options);
  if (!made.ok) throw new Error(made.reason);
  const pixels = await sharp(made.value.onWhite.bytes).greyscale().raw().toBuffer();
  return Float32Array.from(pixels, (value) => 1 - value / 255);
}

/** What two drawings share of what either has. */
function overlap(a: Float32Array, b: Float32Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    both += Math.min(a[i]!, b[i]!);
    either += Math.max(a[i]!, b[i]!);
  }
  return both / either;
}

const level = { widthPx: 900, heightPx: 675, penPx: 12 };

describe("makeSignature", () => {
  it("gives the exact pixels and kilobytes, on white and transparent", async () => {
    const made = await make({}, ibps);
    if (!made.ok) throw new Error(made.reason);
    const { onWhite, transparent } = made.value;
    expect(await sharp(onWhite.bytes).metadata()).toMatchObject({ format: "jpeg", width: 140, height: 60 });
    expect(onWhite.bytes.length).toBeGreaterThanOrEqual(10 * 1024);
    expect(onWhite.bytes.length).toBeLessThanOrEqual(20_000);
    const { data, info } = await sharp(transparent.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 140, height: 60, channels: 4 });
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(Math.max(...data.filter((_, i) => i % 4 === 3))).toBe(255);
    expect(Math.max(...data.filter((_, i) => i % 4 !== 3))).toBe(0);
    const white = await sharp(onWhite.bytes).greyscale().raw().toBuffer();
    expect(Math.min(...white)).toBeLessThan(30);
    expect(white[0]).toBe(255);
  });

  const drawn: Record<string, SignatureOptions> = {
    "on lined paper": { ruledPx: 60 },
    "on squared paper that lies askew": { ruledPx: 45, isSquared: true, ruledDeg: -2 },
    "under a shadow": { hasShadow: true },
    "in red ink": { ink: "#d3222a" },
    "in blue ink, leaning": { ink: "#2a4fc4", leanDeg: -9 },
    "in pencil": { inkOpacity: 0.45 },
    "on paper that lies on a table": { table: "#5a3d28" },
  };
  it.each(Object.entries(drawn))("draws the same signature %s", async (_, options) => {
    // Straightened alike: the drawing's own lean is taken out of both.
    expect(overlap(await inkOf({ ...level, ...options }), await inkOf(level))).toBeGreaterThan(0.7);
  });

  const refused: [string, SignatureOptions, string][] = [
    ["too faint", { inkOpacity: 0.1 }, "too-faint"],
    ["of an empty page", { ink: null }, "no-signature"],
    ["of empty lined paper under a shadow", { ink: null, ruledPx: 60, hasShadow: true }, "no-signature"],
    ["of a whole page", { textLines: 18 }, "not-alone"],
    ["of a few lines of text", { ink: null, textLines: 6 }, "not-alone"],
    ["of a far signature", { share: 0.06, penPx: 20 }, "too-small"],
  ];
  it.each(refused)("refuses a picture %s", async (_, options, reason) => {
    expect(await make({ ...level, ...options })).toEqual({ ok: false, reason });
  });

  it("refuses a portrait, and a file that is no picture", async () => {
    const portrait = await drawPortrait({ background: "#ffffff" }).jpeg();
    expect(await makeSignature({ image: portrait, rule: open }, ports)).toEqual({
      ok: false,
      reason: "no-signature",
    });
    const text = new TextEncoder().encode("no picture");
    expect(await makeSignature({ image: text, rule: open }, ports)).toEqual({
      ok: false,
      reason: "unsupported",
    });
  });

  it("takes a drawing on a transparent background", async () => {
    const drawing = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="600"><path d="M200 400C300 50 500 50 450 300S600 500 700 250 900 450 1150 200" fill="none" stroke="#000" stroke-width="8"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const made = await makeSignature({ image: new Uint8Array(drawing), rule: ibps }, ports);
    expect(made.ok).toBe(true);
  });
});

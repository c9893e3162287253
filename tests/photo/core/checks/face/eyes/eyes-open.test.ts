import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp, { type Sharp } from "sharp";
import { people } from "../../../../../../build/drawings/people";
import { eyeWhite } from "../../../../../../photo/core/checks/face/eyes/eye-white";
import { askForEyes, checkEyesOpen } from "../../../../../../photo/core/checks/face/eyes/eyes-open";
import { irisSpot } from "../../../../../../photo/core/checks/face/eyes/iris-spot";
import { type FacePatch, facePatch, patchEdgePx } from "../../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../../photo/core/face/head";
import type { FaceMesh } from "../../../../../../photo/core/face/mesh";
import { thresholds } from "../../../../../../photo/core/thresholds";
import type { Check, Point, Verdict } from "../../../../../../photo/core/types";
import { loadModelRunner } from "../../../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../../../photo/node/photo-ports";
import { findPerson } from "../../../../../../photo/pipeline/detect-person";
import type { PhotoPorts } from "../../../../../../photo/ports";
import { asSharp, facePicture } from "../../../../../../tools/eval/defects/face-picture";
import { closedEyes } from "../../../../../../tools/eval/defects/moved-features";
import { drawnPhoto } from "../../../../../../tools/eval/drawn-photo";

const eyes = { right: [77, 80], left: [147, 80] } as const satisfies Record<string, Point>;

/** Corners and lids of two eyes, 70 px apart. */
function twoEyes(): FaceMesh {
  const points = new Float32Array(3 * 468);
  const lay = (index: number, [x, y]: Point, dx: number, dy: number) =>
    points.set([x + dx, y + dy], 3 * index);
  for (const [eye, corners, lids] of [
    [eyes.right, [33, 133], [159, 145]],
    [eyes.left, [362, 263], [386, 374]],
  ] as const) {
    for (const [i, index] of corners.entries()) lay(index, eye, i === 0 ? -16 : 16, 0);
    for (const [i, index] of lids.entries()) lay(index, eye, 0, i === 0 ? -5 : 5);
  }
  return { points, flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
}

/** An even face with black brows and something dark on each eye. */
function face(skin: number, isDark: (dx: number, dy: number) => boolean): FacePatch {
  const pixels = new Float32Array(3 * patchEdgePx ** 2);
  for (let y = 0; y < patchEdgePx; y++)
    for (let x = 0; x < patchEdgePx; x++) {
      const dark = Object.values(eyes).some(([eyeX, eyeY]) => isDark(x - eyeX, y - eyeY));
      const value = y > 45 && y < 52 ? 0 : dark ? 0.3 * skin : skin;
      pixels.fill(value, 3 * (y * patchEdgePx + x), 3 * (y * patchEdgePx + x) + 3);
    }
  return {
    pixels,
    edgePx: patchEdgePx,
    inFace: new Uint8Array(patchEdgePx ** 2).fill(1),
    at: (point) => point,
  };
}

const iris = (dx: number, dy: number) => Math.hypot(dx, dy) < 6;
const squinted = (dx: number, dy: number) => Math.hypot(dx, dy) < 6 && Math.abs(dy) < 3;
const lashes = (dx: number, dy: number) => Math.abs(dx) < 16 && Math.abs(dy + (dx / 12) ** 2) < 2.5;

describe("the dark spot of an iris", () => {
  it.each([
    ["on an open eye", iris, 0.765],
    ["between narrow lids", squinted, 0.305],
    ["in a line of lashes", lashes, 0.077],
    ["on a bare lid", () => false, 0],
  ] as const)(
    "%s is the same on light and on dark skin, in haze and in half the light",
    (_, isDark, spot) => {
      const light = face(200, isDark);
      const hazy = { ...light, pixels: light.pixels.map((value) => 0.5 * value + 64) };
      const dim = { ...light, pixels: light.pixels.map((value) => 0.5 * value) };
      for (const patch of [light, face(60, isDark), hazy, dim])
        expect(irisSpot(patch, twoEyes())).toBeCloseTo(spot, 2);
    },
  );
});

describe("the white of the eyes", () => {
  type Colour = readonly [number, number, number];
  const seen = (skin: Colour, inEye: (dx: number, dy: number) => Colour | null) => {
    const pixels = new Float32Array(3 * patchEdgePx ** 2);
    for (let y = 0; y < patchEdgePx; y++)
      for (let x = 0; x < patchEdgePx; x++) {
        const [eyeX, eyeY] = x < 112 ? eyes.right : eyes.left;
        pixels.set(inEye(x - eyeX, y - eyeY) ?? skin, 3 * (y * patchEdgePx + x));
      }
    return eyeWhite({ pixels, edgePx: patchEdgePx, inFace: new Uint8Array(0), at: (p) => p }, twoEyes());
  };
  const open = (white: Colour) => (dx: number, dy: number) =>
    Math.abs(dy) > 5 || Math.abs(dx) > 14 ? null : Math.abs(dx) < 5 ? ([40, 25, 20] as const) : white;
  const light: Colour = [220, 170, 150];
  const dark: Colour = [95, 60, 45];

  it.each<[string, Colour, Colour]>([
    ["light skin", light, [230, 225, 220]],
    ["dark skin", dark, [150, 146, 140]],
    ["dark skin in shadow", [48, 29, 22], [70, 67, 64]],
  ])("has lost the redness of %s", (_, skin, white) => {
    expect(seen(skin, open(white))).toBeGreaterThan(0.8);
  });

  it.each<[string, Colour]>([
    ["light", light],
    ["dark", dark],
  ])("is not seen on a lid of %s skin, whatever its shadows and lashes", (_, skin) => {
    const shaded = skin.map((value) => 0.6 * value) as unknown as Colour;
    const lid = (_dx: number, dy: number): Colour | null =>
      Math.abs(dy) < 2 ? [20, 15, 14] : dy < 0 && dy > -8 ? shaded : null;
    expect(Math.abs(seen(skin, lid)!)).toBeLessThan(0.2);
  });

  it("cannot be told where skin has no redness", () => {
    expect(seen([150, 150, 150], open([220, 220, 220]))).toBeNull();
  });
});

describe("a line of lids that hangs", () => {
  /** The lower edge of a swollen lid, the same for both: what differs is the iris over it. */
  const hanging = (dx: number, dy: number) => Math.abs(dx) < 16 && Math.abs(dy - 8 + (dx / 6) ** 2) < 1.5;
  const head = { eyeMiddle: [112, 80], chin: [112, 180] } as unknown as HeadPoints;
  const check = (isDark: (dx: number, dy: number) => boolean, mayShowIris = true) =>
    checkEyesOpen(face(200, isDark), twoEyes(), head, mayShowIris);

  it("is told of a closed eye, not of an iris that is seen under it", () => {
    const { max } = thresholds.hangingLids.warn;
    expect(check(hanging)).toMatchObject({ verdict: "warn", max });
    expect(check((dx, dy) => hanging(dx, dy) || iris(dx, dy)).verdict).toBe("pass");
    expect(check((dx, dy) => hanging(dx, dy) || iris(dx, dy), false)).toMatchObject({ verdict: "warn", max });
  });
});

describe("eyes that look closed", () => {
  const seen = (verdict: Verdict): Check => ({
    rule: "eyes-open",
    verdict,
    measured: 1.5,
    min: null,
    max: 1.42,
    unit: "ratio",
    messageKey: "eyesClosed",
    isOwnLimit: true,
  });

  it("are a question, and the answer decides", () => {
    expect(askForEyes(seen("warn"), undefined)).toEqual({ ...seen("warn"), verdict: "ask" });
    expect(askForEyes(seen("warn"), "yes")).toMatchObject({ verdict: "pass", max: null, answer: "yes" });
    expect(askForEyes(seen("warn"), "no")).toMatchObject({ verdict: "fail", max: null, answer: "no" });
  });

  it("are refused without a question where the lids meet", () => {
    for (const answer of [undefined, "yes", "no"] as const)
      expect(askForEyes(seen("fail"), answer)).toEqual(seen("fail"));
  });

  it.each(["pass", "not-checked"] as const)("are not asked about where nothing is found: %s", (verdict) => {
    expect(askForEyes(seen(verdict), undefined)).toEqual(seen(verdict));
  });
});

describe("a drawn person whose lashes draw no hanging line", () => {
  let ports: PhotoPorts;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
  });

  it.each([4, 5, 6] as const)(
    "is told of closed eyes in skin tone %d, and not of open ones or behind dark lenses, on a face of few pixels, too",
    async (skinTone) => {
      const picture = await facePicture("drawn", await drawnPhoto({ ...people[3]!, skinTone }), ports);
      const lightLashes = 2;
      const closed = await closedEyes(picture!, lightLashes);
      const check = async (image: Sharp, mayShowIris: boolean) => {
        const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const raster = { widthPx: info.width, heightPx: info.height, channels: 3 as const, pixels: data };
        const { person } = await findPerson(raster, ports);
        const { pyramid, mesh, head } = person!;
        return checkEyesOpen(facePatch(pyramid, mesh, head), mesh, head, mayShowIris);
      };
      const { max } = thresholds.lidsWithoutIris.warn;
      expect(await check(asSharp(picture!), true)).toMatchObject({ verdict: "pass" });
      expect(await check(sharp(closed), true)).toMatchObject({ verdict: "warn", max });
      expect(await check(sharp(closed), false)).toMatchObject({ verdict: "pass" });
      const { widthPx, head } = picture!;
      const smallPx = Math.round((widthPx * 0.9 * thresholds.eyeDistancePx.warn.min) / head.interpupillaryPx);
      const small = sharp(await sharp(closed).resize(smallPx).png().toBuffer());
      expect(await check(small, true)).toMatchObject({ verdict: "warn" });
    },
  );
});

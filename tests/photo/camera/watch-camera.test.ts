import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { watchCamera } from "../../../photo/camera/watch-camera";
import type { Hint } from "../../../photo/core/findings";
import { isMoment, nextGuide, noGuide } from "../../../photo/core/guidance/guide";
import type { PhotoRule, Raster } from "../../../photo/core/types";
import { makePhoto } from "../../../photo/make-photo";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import type { PhotoPorts } from "../../../photo/ports";
import { drawPortrait, type PortraitOptions } from "../../fixtures/portraits/draw-portrait";
import { testRequest, testRule } from "../test-rule";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

/** A camera of 1920 x 1440, of which the guidance sees every second pixel. */
const camera = { widthPx: 1920, heightPx: 1440, headHeightPx: 760 };
const decodeScale = 0.5;

/** A head of 760 px has the pixels for it, and none to spare for a place further back. */
const rule = testRule({ dpi: 540 });

async function shoot(options: PortraitOptions): Promise<{ photo: Uint8Array; frame: Raster }> {
  const photo = await drawPortrait({ ...camera, ...options }).jpeg();
  const small = sharp(photo).resize(decodeScale * camera.widthPx);
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return {
    photo,
    frame: { widthPx: info.width, heightPx: info.height, channels: 3, pixels: new Uint8Array(data) },
  };
}

/** A machine on which each whole look takes so long, so that no verdict here hangs on the one that tests. */
function clockOf(lookMs: number): () => number {
  let nowMs = 0;
  return () => (nowMs += lookMs);
}

/** Five frames a second of somebody who sits still, until the shutter goes or two seconds are over. */
async function doesShutterGo(frame: Raster, rule: PhotoRule, lookMs = 0): Promise<boolean> {
  const look = watchCamera(ports, clockOf(lookMs));
  let guide = noGuide;
  for (let nowMs = 0; nowMs <= 2000; nowMs += 200) {
    guide = nextGuide(guide, await look(frame, { rule, decodeScale }, nowMs), nowMs);
    if (isMoment(guide)) return true;
  }
  return false;
}

const people: [string, PortraitOptions, boolean][] = [
  ["a person in the middle", {}, true],
  ["skin tone 6, bald, bearded", { skinTone: 6, hair: "bald", beard: true }, true],
  ["an afro", { skinTone: 5, hair: "afro", chinYPx: 1060 }, true],
  ["an afro that the upper border cuts", { hair: "afro", chinYPx: 900 }, false],
  ["a head that leans a little", { tiltDeg: 6 }, true],
  ["a person further away", { headHeightPx: 700 }, true],
  ["a person nearer", { headHeightPx: 800, chinYPx: 1110 }, true],
  ["a person on the left", { chinXPx: 620 }, true],
];

describe("what the guidance calls good", () => {
  it.each(people)("is accepted by the check of the photo: %s", async (_name, options, isGood) => {
    const { frame, photo } = await shoot(options);
    expect(await doesShutterGo(frame, rule)).toBe(isGood);
    const outcome = await makePhoto(testRequest(photo, rule), ports);
    expect(outcome.checks.filter(({ verdict }) => verdict === "fail").length > 0).toBe(!isGood);
    expect(outcome.accepted).toBe(isGood);
  });
});

describe("the automatic shutter", () => {
  // Without hair the whole look and the quick one do not agree about the crown.
  it.each([0, 300, 1000])("goes by itself where a whole look takes %i ms", async (lookMs) => {
    const { frame } = await shoot({ skinTone: 6, hair: "bald", beard: true });
    expect(await doesShutterGo(frame, rule, lookMs)).toBe(true);
  });
});

describe("the guidance before a camera", () => {
  it.each<[Hint, PortraitOptions]>([
    ["nobody", { people: 0 }],
    ["onePerson", { people: 2, headHeightPx: 500 }],
    ["closer", { headHeightPx: 200 }],
    ["back", { headHeightPx: 1350, chinYPx: 1500 }],
    ["moveLeft", { chinXPx: 300 }],
    ["moveRight", { chinXPx: 1620 }],
    ["cameraDown", { chinYPx: 1400 }],
    ["cameraUp", { chinYPx: 790 }],
    ["upright", { tiltDeg: 20 }],
    ["glassesOff", { skinTone: 1, glasses: "dark" }],
    ["plainWall", { background: "shelf" }],
  ])("says %s", async (hint, options) => {
    const { frame } = await shoot(options);
    const rule = testRule({ dpi: 500 }, { background: "keep" });
    const sight = await watchCamera(ports)(frame, { rule, decodeScale }, 0);
    expect(nextGuide(noGuide, sight, 0)).toMatchObject({ hint, spokenHint: hint });
  });
});

describe("a selfie", () => {
  const sightOf = async (other: Parameters<typeof testRule>[0], options: PortraitOptions = {}) =>
    nextGuide(
      noGuide,
      await watchCamera(ports)((await shoot(options)).frame, { rule: testRule(other), decodeScale }, 0),
      0,
    ).hint;

  it("is told to step back where the camera has the pixels for that, and the shutter stays", async () => {
    expect(await sightOf({})).toBe("stepBack");
    expect(await doesShutterGo((await shoot({})).frame, testRule())).toBe(false);
  });
  it("is none from further away, though the head is small", async () => {
    expect(await doesShutterGo((await shoot({ headHeightPx: 420 })).frame, testRule())).toBe(true);
  });
  it("is not told of a baby, over whom the camera is held", async () => {
    expect(await sightOf({ relaxed: [] })).toBe("hold");
  });
});

describe("somebody who walks up to a camera", () => {
  /** Small, then nearer with the head leaning, then upright, then still. */
  const way: PortraitOptions[] = [
    { headHeightPx: 200 },
    { headHeightPx: 280 },
    { headHeightPx: 480, tiltDeg: 20 },
    { headHeightPx: 700, tiltDeg: 20 },
    { headHeightPx: 760, tiltDeg: 20 },
    { tiltDeg: 10 },
    {},
  ];
  const everyMs = 400;

  it("is told one thing at a time, long enough to be read, until the check takes the picture", async () => {
    const shots = await Promise.all(way.map((options) => shoot(options)));
    const still = shots.at(-1)!;
    const look = watchCamera(ports, clockOf(0));
    const shown: { hint: string; atMs: number }[] = [];
    let guide = noGuide;
    let momentMs: number | null = null;
    for (let i = 0; momentMs === null && i < way.length + 8; i++) {
      const nowMs = i * everyMs;
      const { frame } = shots[i] ?? still;
      guide = nextGuide(guide, await look(frame, { rule, decodeScale }, nowMs), nowMs);
      if (guide.hint && guide.hint !== shown.at(-1)?.hint) shown.push({ hint: guide.hint, atMs: nowMs });
      if (isMoment(guide)) momentMs = nowMs;
    }
    expect(shown.map(({ hint }) => hint)).toEqual(["closer", "upright", "hold"]);
    for (const [i, { atMs }] of shown.slice(1).entries())
      expect(atMs - shown[i]!.atMs).toBeGreaterThanOrEqual(800);
    // Not before the last step was taken and the head was still for a second.
    expect(momentMs).toBeGreaterThanOrEqual((way.length - 1) * everyMs + 1000);
    const { accepted } = await makePhoto(testRequest(still.photo, rule), ports);
    expect(accepted).toBe(true);
  });
});

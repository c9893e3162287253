import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { AcceptedPhoto, PhotoOutcome } from "../../photo/core/photo-outcome";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { emptyFile, htmlFile, nobody, tooTall, truncatedJpeg, twoPeople } from "../fixtures/bad-images";
import { drawPortrait, type PortraitOptions } from "../fixtures/portraits/draw-portrait";
import { squareDocument, testRequest, testRule } from "./test-rule";

let ports: PhotoPorts;

beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

const jpeg = (options: PortraitOptions = {}): Promise<Uint8Array> => drawPortrait(options).jpeg();

async function made(image: Uint8Array, ...rule: Parameters<typeof testRule>) {
  const outcome = await makePhoto(testRequest(image, testRule(...rule)), ports);
  if (!outcome.accepted) throw new Error(`refused: ${failedRules(outcome)}`);
  return outcome;
}

const failedRules = ({ checks }: PhotoOutcome): string[] =>
  checks.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule);

async function refusal(image: Uint8Array, ...rule: Parameters<typeof testRule>): Promise<string[]> {
  const outcome = await makePhoto(testRequest(image, testRule(...rule)), ports);
  expect(outcome.accepted).toBe(false);
  return failedRules(outcome);
}

describe("a good portrait", () => {
  it("has a small picture with its lines, unless nobody looks at that", async () => {
    const request = testRequest(await jpeg(), testRule());
    const [usual, without] = [
      await makePhoto(request, ports),
      await makePhoto({ ...request, hasPreview: false }, ports),
    ];
    if (!usual.accepted || !without.accepted) throw new Error("refused");
    expect(usual.preview?.bytes.length).toBeGreaterThan(0);
    expect(without.preview).toBeNull();
    expect(Buffer.from(without.digital.bytes).equals(Buffer.from(usual.digital.bytes))).toBe(true);
  });

  it("becomes a photo whose lengths, measured again, lie in the bands", async () => {
    const photo = await made(await jpeg({ tiltDeg: 5, background: "shelf" }), {
      head: { heightMm: { min: 32, max: 36 }, crown: "skull" },
      topMarginMm: { min: 2, max: 6 },
      eyeLineMm: { min: 20, max: 26 },
    });
    expect(photo.result.headHeightMm).toBeGreaterThanOrEqual(32);
    expect(photo.result.headHeightMm).toBeLessThanOrEqual(36);
    expect(photo.result.topMarginMm).toBeGreaterThanOrEqual(2);
    expect(photo.result.topMarginMm).toBeLessThanOrEqual(6);
    expect(photo.result.eyeLineFromBottomMm).toBeGreaterThanOrEqual(20);
    expect(photo.result.eyeLineFromBottomMm).toBeLessThanOrEqual(26);
    expect(Math.abs(photo.result.rollDeg!)).toBeLessThan(1);
    expect(photo.edits).toEqual(["rotate", "crop", "resize", "background"]);
  });

  it("has the digital file's pixels, density and kilobytes, and a sheet of 4x6 inch", async () => {
    const photo = await made(await jpeg(), squareDocument);
    const facts = await sharp(photo.digital.bytes).metadata();
    expect(facts).toMatchObject({ format: "jpeg", width: 600, height: 600, density: 300 });
    expect(photo.digital.bytes.length).toBeLessThanOrEqual(240_000);
    expect(photo.digital.bytes.length).toBeGreaterThanOrEqual(54_000);
    const sheet = await sharp(photo.printout.bytes).metadata();
    expect([sheet.width, sheet.height].sort()).toEqual([1200, 1800]);
    expect(Buffer.from(photo.printout.pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  });

  it("gets a digital file of its own shape where the authority wants another than the print's", async () => {
    const photo = await made(await jpeg(), {
      widthMm: 33,
      heightMm: 48,
      head: { heightMm: { min: 28, max: 33 }, crown: "skull" },
      topMarginMm: { min: 3, max: 5 },
      digital: {
        widthPx: { min: 354, max: 354 },
        heightPx: { min: 472, max: 472 },
        aspectRatio: null,
        minKb: null,
        maxKb: null,
        format: "jpeg",
      },
    });
    expect(photo.digital).toMatchObject({ widthPx: 354, heightPx: 472 });
    expect(photo.result.headHeightMm).toBeGreaterThanOrEqual(28);
    expect(photo.result.headHeightMm).toBeLessThanOrEqual(33);
  });

  it("reports the face in pixels of the upload, however large that is", async () => {
    const portrait = drawPortrait();
    const large = new Uint8Array(
      await sharp(await portrait.png())
        .resize({ width: 2700 })
        .jpeg()
        .toBuffer(),
    );
    const { face } = await made(large);
    const by = 2700 / portrait.widthPx;
    expect(face.chin[0]).toBeCloseTo(portrait.truth.chin[0] * by, -2);
    expect(Math.abs(face.chin[1] - portrait.truth.chin[1] * by)).toBeLessThan(30);
    // Twentieth of the head: the drawn skull is flatter than the proportion that real heads have.
    expect(Math.abs(face.crown[1] - portrait.truth.crown[1] * by)).toBeLessThan(63);
  });

  it("is turned upright when it stands on its head", async () => {
    const upsideDown = new Uint8Array(
      await sharp(await jpeg())
        .rotate(180)
        .jpeg()
        .toBuffer(),
    );
    const photo = await made(upsideDown);
    expect(photo.edits[0]).toBe("rotate");
    expect(photo.face.chin[1]).toBeLessThan(photo.face.crown[1]);
  });

  it("may be moved by the visitor, inside the rule", async () => {
    const image = await jpeg();
    const plain = await made(image);
    const request = testRequest(image, testRule(), {
      adjust: { scale: 1, dxMm: 0, dyMm: 1, rotateDeg: 0 },
    });
    const moved = await makePhoto(request, ports);
    expect(moved.accepted && moved.result.topMarginMm! - plain.result.topMarginMm!).toBeCloseTo(1, 0);
    expect(plain.adjusted).toBeUndefined();
    expect(moved.accepted && moved.adjusted).toEqual({ scale: 1, dxMm: 0, dyMm: 1, rotateDeg: 0 });
  });

  it("says how much of a correction the rule allows", async () => {
    const request = testRequest(await jpeg(), testRule(), {
      adjust: { scale: 2, dxMm: 0, dyMm: 0, rotateDeg: 3 },
    });
    const { adjusted, result } = (await makePhoto(request, ports)) as AcceptedPhoto;
    expect(adjusted!.scale).toBeGreaterThan(1);
    expect(adjusted!.scale).toBeLessThan(1.3);
    expect(adjusted).toMatchObject({ dxMm: 0, dyMm: 0, rotateDeg: 3 });
    expect(result.headHeightMm).toBeLessThan(37);
  });
});

describe("lines laid by hand", () => {
  it("place the crop, are what the lengths count from, and are reported as such", async () => {
    const image = await jpeg();
    const rule = testRule({ head: { heightMm: { min: 32, max: 36 }, crown: "skull" } });
    const plain = await makePhoto(testRequest(image, rule), ports);
    if (!plain.accepted) throw new Error("refused");
    const { area, head } = plain.cropSource;
    const lowered = head.crown[1] + 0.1 * (head.chin[1] - head.crown[1]);
    const lines = {
      crown: [head.crown[0] / area.sourceWidthPx, lowered / area.sourceHeightPx] as [number, number],
    };
    const adjust = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines };
    const photo = await makePhoto(testRequest(image, rule, { adjust }), ports);
    if (!photo.accepted) throw new Error(`refused: ${failedRules(photo)}`);
    // A head a tenth shorter is shown a tenth larger, and the eyes say so.
    const larger = photo.result.interpupillaryPx! / plain.result.interpupillaryPx!;
    expect(larger).toBeGreaterThan(1.05);
    expect(photo.result.headHeightMm).toBeGreaterThanOrEqual(32);
    expect(photo.result.headHeightMm).toBeLessThanOrEqual(36);
    const byHand = photo.checks.filter((check) => check.isManual).map((check) => check.messageKey);
    expect(byHand).toEqual(["headHeight", "lineOffHead"]);
    // One point, with the height as measured, which is too large in this frame.
    const told = photo.checks.filter(({ verdict, unit }) => verdict === "warn" && unit === "mm");
    expect(told.map((check) => check.messageKey)).toEqual(["lineOffHead"]);
    expect(told[0]!.max).toBeGreaterThan(36);
    expect(plain.checks.some((check) => check.isManual)).toBe(false);
    // What a correction starts from next is what was found, not what was laid.
    expect(photo.cropSource.head.crown[1]).toBeCloseTo(head.crown[1], 0);
  });
});

describe("a line laid by hand that no frame can follow", () => {
  it("only measures: the photo stays as it is, and warns of the length that the line misses", async () => {
    const image = await jpeg();
    const { result } = await made(image);
    const around = (mm: number | null) => ({ min: mm! - 0.6, max: mm! + 0.6 });
    // Lengths that contradict each other on any other head.
    const rule = testRule({
      head: { heightMm: around(result.headHeightMm), crown: "skull" },
      eyeLineMm: around(result.eyeLineFromBottomMm),
      topMarginMm: around(result.topMarginMm),
    });
    const plain = await makePhoto(testRequest(image, rule), ports);
    if (!plain.accepted) throw new Error(`refused: ${failedRules(plain)}`);
    const { area, head } = plain.cropSource;
    const loweredPx = 0.14 * (head.chin[1] - head.crown[1]);
    const lines = {
      eyes: [
        head.eyeMiddle[0] / area.sourceWidthPx,
        (head.eyeMiddle[1] + loweredPx) / area.sourceHeightPx,
      ] as [number, number],
    };
    const adjust = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines };
    const photo = await makePhoto(testRequest(image, rule, { adjust }), ports);
    if (!photo.accepted) throw new Error(`refused: ${failedRules(photo)}`);
    expect(photo.result.interpupillaryPx! / plain.result.interpupillaryPx!).toBeCloseTo(1, 1);
    expect(photo.checks.find((check) => check.rule === "eye-line")).toMatchObject({
      verdict: "warn",
      messageKey: "eyeLine",
      isManual: true,
    });
    expect(photo.result.eyeLineFromBottomMm! - plain.result.eyeLineFromBottomMm!).toBeLessThan(-3);
  });
});

describe("the same face in six skin tones", () => {
  it("gets the same verdicts", async () => {
    const verdicts: string[] = [];
    for (const skinTone of [1, 2, 3, 4, 5, 6] as const) {
      const { checks } = await made(await jpeg({ skinTone }));
      verdicts.push(checks.map(({ rule, verdict }) => `${rule} ${verdict}`).join("\n"));
    }
    expect(new Set(verdicts).size).toBe(1);
  });
});

describe("a photo that is no document photo", () => {
  it.each([
    ["two people", twoPeople, "face-count"],
    ["an empty room", nobody, "face-count"],
    ["a strip", tooTall, "aspect-ratio"],
    ["a page of HTML", async () => htmlFile(), "image-type"],
    ["no bytes", async () => emptyFile(), "image-type"],
    ["half a file", () => truncatedJpeg(0.4), "image-type"],
    ["a head cut by the upper edge", () => jpeg({ chinYPx: 330 }), "face-complete"],
    ["a head on one side", () => jpeg({ tiltDeg: 24 }), "roll"],
    ["eyes behind dark lenses", () => jpeg({ glasses: "dark", skinTone: 2 }), "eyes-visible"],
    ["a tiny head", () => jpeg({ headHeightPx: 90 }), "face-size"],
  ])("%s is refused for that reason", async (_name, image, rule) => {
    expect(await refusal(await image())).toContain(rule);
  });

  it("with several people is told of what else is wrong with the largest", async () => {
    const failed = await refusal(await jpeg({ people: 2, headHeightPx: 300, glasses: "dark", skinTone: 2 }));
    expect(failed).toEqual(["face-count", "eyes-visible"]);
    expect(await refusal(await twoPeople())).toEqual(["face-count"]);
  });

  it("with several people is measured in as many pixels as one with one", async () => {
    const image = await jpeg({ people: 2, widthPx: 4000, heightPx: 3000, headHeightPx: 420 });
    const { checks } = await makePhoto(testRequest(image, testRule()), ports);
    const faults = checks.filter(({ verdict }) => verdict !== "pass");
    expect(faults.map(({ messageKey }) => messageKey)).toEqual(["multipleFaces", "drawnFace"]);
  });

  it.each<[string, PortraitOptions]>([
    ["for dark glasses", { glasses: "dark", skinTone: 2 }],
    ["for a head on one side", { tiltDeg: 24 }],
  ])(
    "%s is told of its background at once where that has to stay, and not where it is replaced",
    async (_, options) => {
      const image = await jpeg({ ...options, background: "shelf" });
      const warnings = async (background: "keep" | "may-replace") => {
        const { checks } = await makePhoto(testRequest(image, testRule({}, { background })), ports);
        return checks.filter(({ verdict }) => verdict === "warn").map(({ messageKey }) => messageKey);
      };
      expect(await warnings("keep")).toContain("backgroundForbidden");
      expect(await warnings("may-replace")).not.toContain("backgroundForbidden");
    },
  );

  it("says that the room below the chin is missing", async () => {
    const portrait = drawPortrait({ background: "lightGrey" });
    const heightPx = Math.round(portrait.truth.chin[1] + 10);
    const cut = await sharp(await portrait.png())
      .extract({ left: 0, top: 0, width: portrait.widthPx, height: heightPx })
      .jpeg()
      .toBuffer();
    expect(await refusal(new Uint8Array(cut))).toContain("bottom-space");
  });

  it("is told from a colour photo where colour is asked, and only there", async () => {
    const grey = new Uint8Array(
      await sharp(await jpeg())
        .greyscale()
        .jpeg()
        .toBuffer(),
    );
    expect(await refusal(grey)).toEqual(["colour"]);
    await made(grey, { colour: "either" });
  });
});

describe("a black-and-white document", () => {
  it("gets a grey photo and says so", async () => {
    const photo = await made(await jpeg(), { colour: "grey" });
    expect(photo.edits).toContain("grey");
    const { channels } = await sharp(photo.digital.bytes).stats();
    expect(Math.abs(channels[0]!.mean - (channels[2] ?? channels[0]!).mean)).toBeLessThan(0.5);
  });
});

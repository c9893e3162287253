import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { PhotoOutcome } from "../../../photo/core/photo-outcome";
import type { CropAdjustment, EditPolicy, PhotoRule } from "../../../photo/core/types";
import { makePhoto } from "../../../photo/make-photo";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import type { PhotoPorts } from "../../../photo/ports";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { testRequest, testRule } from "../test-rule";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

async function made(image: Uint8Array, rule: PhotoRule = testRule(), adjust?: CropAdjustment) {
  const outcome = await makePhoto(testRequest(image, rule, { adjust }), ports);
  if (!outcome.accepted) throw new Error("refused");
  return outcome;
}

describe("a picture that ends below the chin", () => {
  const bottomSpace = ({ checks }: PhotoOutcome) => checks.find(({ rule }) => rule === "bottom-space");
  /** The drawn person with the lower part of the picture under a white strip with a name. */
  async function withStrip(fromRatio: number, background = "#d0dcec"): Promise<Uint8Array> {
    const portrait = drawPortrait({ background });
    const { widthPx, heightPx } = portrait;
    const top = Math.round(fromRatio * heightPx);
    const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect y="${top}" width="100%" height="100%" fill="#fff"/><text x="60" y="${top + 90}" font-size="70">A. EXAMPLE</text></svg>`;
    const image = sharp(await portrait.png()).composite([{ input: Buffer.from(strip) }]);
    return new Uint8Array(await image.jpeg({ quality: 92 }).toBuffer());
  }

  it.each([
    ["is kept", "#d0dcec"],
    ["is replaced", "shelf"],
  ])(
    "under a strip with a name has none of it in the photo where the background %s",
    async (_, background) => {
      const photo = await made(await withStrip(0.73, background));
      const { data, info } = await sharp(photo.digital.bytes).raw().toBuffer({ resolveWithObject: true });
      const middle = info.channels * ((info.height - 3) * info.width + (info.width >> 1));
      expect(Math.min(...data.subarray(middle, middle + 3))).toBeLessThan(160);
      expect(bottomSpace(photo)?.verdict).toBe("pass");
    },
  );

  it("warns where the strip cannot be left out", async () => {
    const highEyes = testRule({ eyeLineMm: { min: 26, max: 28 } });
    expect(bottomSpace(await made(await withStrip(0.66), highEyes))?.verdict).toBe("warn");
  });

  it("warns of a head that lies low in the photo, also where the visitor has corrected something else", async () => {
    const image = await drawPortrait({ chinYPx: 1080 }).jpeg();
    const tall = testRule({
      widthMm: 50,
      heightMm: 70,
      head: { heightMm: { min: 31, max: 36 }, crown: "skull" },
    });
    expect(bottomSpace(await made(image, tall))?.verdict).toBe("warn");
    const corrected = await made(image, tall, { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 });
    expect(bottomSpace(corrected)?.verdict).toBe("warn");
    expect(bottomSpace(corrected)).not.toHaveProperty("isManual");
  });
});

describe("a frame that the visitor has moved", () => {
  const moved = async (dyMm: number, scale = 1) =>
    made(await drawPortrait().jpeg(), testRule(), { scale, dxMm: 0, dyMm, rotateDeg: 0 });
  const verdicts = ({ checks }: PhotoOutcome, ...names: string[]) =>
    names.map((name) => checks.find(({ rule }) => rule === name)?.verdict);

  it("says nothing of a small movement, or of a head of another size", async () => {
    for (const photo of [await moved(1.5), await moved(-2), await moved(0, 0.95)])
      expect(verdicts(photo, "bottom-space", "face-complete", "finished-face")).toEqual([
        "pass",
        "pass",
        "pass",
      ]);
  });

  it("warns of the empty room above a head that was moved down, and of nothing that is still there", async () => {
    const photo = await moved(3.5);
    expect(photo.checks).toContainEqual(
      expect.objectContaining({ rule: "bottom-space", verdict: "warn", isManual: true }),
    );
    expect(verdicts(photo, "face-complete", "finished-face")).toEqual(["pass", "pass"]);
    expect(photo.grade).not.toBe("ready");
  });

  it("is told to lean as it does then, not as before it was levelled", async () => {
    const image = await drawPortrait({ tiltDeg: 9 }).jpeg();
    const turned = (rotateDeg: number) => made(image, testRule(), { scale: 1, dxMm: 0, dyMm: 0, rotateDeg });
    const roll = ({ checks }: PhotoOutcome) => checks.find(({ rule }) => rule === "roll")!;
    const levelled = roll(await made(image));
    expect(levelled).toMatchObject({ verdict: "pass", max: 5 });
    expect(Math.abs(Number(levelled.measured))).toBeLessThan(2);
    expect(levelled).not.toHaveProperty("isManual");
    expect(roll(await turned(-3)).verdict).toBe("pass");
    const leaning = roll(await turned(-12));
    expect(leaning).toMatchObject({ verdict: "warn", isManual: true, min: -5 });
    expect(Number(leaning.measured)).toBeLessThan(-8);
  });

  it("does not call a head whole whose chin was moved to the lower edge, and sees no shoulders", async () => {
    const photo = await moved(30);
    const names = ["bottom-space", "face-complete", "finished-face", "shoulders"];
    expect(verdicts(photo, ...names)).toEqual(["warn", "warn", "warn", "not-checked"]);
  });
});

describe("a head at the upper edge of a small picture", () => {
  const rule = testRule({
    head: { heightMm: { min: 20, max: 37 }, crown: "skull" },
    topMarginMm: { min: 4, max: 6 },
  });
  const image = () => drawPortrait({ background: "white", headHeightPx: 218, chinYPx: 254 }).jpeg();

  it("is not enlarged beyond its pixels for the sake of a wall that may be replaced", async () => {
    const photo = await made(await image(), rule);
    expect(photo.edits).toContain("background");
    expect(photo.checks).toContainEqual(expect.objectContaining({ rule: "resolution", verdict: "warn" }));
  });

  it("is refused where the wall stays", async () => {
    const kept = await makePhoto(testRequest(await image(), rule, { background: "keep" }), ports);
    expect(kept).toMatchObject({ accepted: false });
    expect(kept.checks).toContainEqual(expect.objectContaining({ rule: "face-size", verdict: "fail" }));
  });
});

describe("a wall with a door at its side", () => {
  /** The drawn person before a plain wall, with a brown door far beside them. */
  async function withDoor(): Promise<Uint8Array> {
    const portrait = drawPortrait({ widthPx: 1600, background: "lightGrey" });
    const door = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="260" height="1200" fill="#7a5a3c"/></svg>`;
    const image = sharp(await portrait.png()).composite([{ input: Buffer.from(door) }]);
    return new Uint8Array(await image.jpeg({ quality: 92 }).toBuffer());
  }
  const told = async (geometry: EditPolicy["geometry"]) => {
    const rule = testRule({ backgrounds: ["#dfe1e2"] }, { background: "keep", geometry });
    return (await made(await withDoor(), rule)).checks.find(({ rule: name }) => name === "background-even");
  };

  it("is told where the authority gets the whole picture, and only there", async () => {
    expect((await told("allowed"))?.verdict).toBe("pass");
    expect(await told("forbidden")).toMatchObject({ verdict: "warn", messageKey: "unevenForbidden" });
  });
});

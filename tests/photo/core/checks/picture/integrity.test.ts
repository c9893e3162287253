import { describe, expect, it } from "@jest/globals";
import { checkIntegrity } from "../../../../../photo/core/checks/picture/integrity";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import type { Raster } from "../../../../../photo/core/types";
import { meshOf } from "../painted-patch";

const sidePx = 400;
const head = {
  crown: [200, 60],
  chin: [200, 340],
  eyeMiddle: [200, 200],
  interpupillaryPx: 100,
} as unknown as HeadPoints;
/** The face is 160 px wide. */
const mesh = meshOf({ 234: [120, 220], 454: [280, 220] });

function picture(added: (x: number, y: number) => number, channels: 3 | 4 = 3): Raster {
  const pixels = new Uint8Array(channels * sidePx ** 2);
  for (let y = 0, i = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, i += channels) {
      const sample = 110 + 40 * Math.sin(x / 23) * Math.cos(y / 31) + added(x, y);
      pixels.fill(sample, i, i + 3);
    }
  }
  return { widthPx: sidePx, heightPx: sidePx, channels, pixels };
}

/** Lighter by 30 from this row on, in the columns from the face's middle that are given. */
const line =
  (row: number, from: number, to: number, by = 30) =>
  (x: number, y: number) =>
    y >= row && x >= 200 + from && x < 200 + to ? by : 0;

/** Slats ten rows wide behind a head that is narrow at its top. */
const blinds = (x: number, y: number) => (y % 20 < 10 && Math.abs(x - 200) > (y < 105 ? 12 : 90) ? -30 : 0);

/** Painted around the picture, 4 px wide. */
const frame = (x: number, y: number) => (Math.min(x, y, sidePx - 1 - x, sidePx - 1 - y) < 4 ? -90 : 0);

describe("a picture", () => {
  it.each<[string, (x: number, y: number) => number, string]>([
    ["that is whole", () => 0, "pass"],
    ["torn from border to border", line(250, -200, 200), "fail"],
    ["torn across the face and to its right", line(250, -130, 80), "fail"],
    ["torn across the face and to its left", line(250, -80, 130), "fail"],
    ["with a line in the face alone: the rim of glasses", line(250, -80, 80), "pass"],
    ["with a line beside the face alone: a shelf", line(250, 80, 130), "pass"],
    ["with a line over the brows: a fringe", line(170, -130, 90), "pass"],
    ["with a line under the chin: a collar", line(365, -130, 80), "pass"],
    ["with a faint line", line(250, -130, 80, 3), "pass"],
    ["with a line in its columns", (x) => (x >= 200 ? 30 : 0), "fail"],
    ["with a line above the head: a ceiling", line(30, -200, 200), "pass"],
    ["before blinds", blinds, "pass"],
    ["before blinds, with lips in line with one", (x, y) => blinds(x, y) + line(260, -80, 80)(x, y), "pass"],
    ["before blinds, torn", (x, y) => blinds(x, y) + line(250, -200, 200, 50)(x, y), "fail"],
  ])("%s", (_, added, verdict) => {
    const check = checkIntegrity(picture(added), mesh, head, 1);
    expect(check).toMatchObject({ rule: "integrity", verdict, messageKey: "damaged" });
  });

  it("in a painted frame is no torn one, even if the head touches it", () => {
    const atTop = { ...head, crown: [200, 2] } as HeadPoints;
    expect(checkIntegrity(picture(frame), mesh, atTop, 1).verdict).toBe("pass");
  });

  it("with an alpha channel is read by its pixels", () => {
    expect(
      checkIntegrity(
        picture(() => 0, 4),
        mesh,
        head,
        1,
      ).verdict,
    ).toBe("pass");
    expect(checkIntegrity(picture(line(250, -130, 80), 4), mesh, head, 1).verdict).toBe("fail");
  });

  it("that was shrunk has tears of two rows", () => {
    const soft = (x: number, y: number) => line(250, -130, 80, 15)(x, y) + line(251, -130, 80, 15)(x, y);
    expect(checkIntegrity(picture(soft), mesh, head, 0.5)).toMatchObject({ verdict: "fail", max: 9.5 });
    expect(
      checkIntegrity(
        picture(() => 0),
        mesh,
        head,
        0.5,
      ),
    ).toMatchObject({ verdict: "pass", max: 9.5 });
    expect(
      checkIntegrity(
        picture(() => 0),
        mesh,
        head,
        0.96,
      ),
    ).toMatchObject({ max: 4.6 });
  });

  it.each([
    [70, "pass"],
    [69, "not-checked"],
  ])("with %d px between the eyes: %s", (interpupillaryPx, verdict) => {
    expect(
      checkIntegrity(
        picture(() => 0),
        mesh,
        { ...head, interpupillaryPx },
        1,
      ).verdict,
    ).toBe(verdict);
  });

  it("whose face leaves it is looked at as far as it goes", () => {
    const cut = meshOf({ 234: [-30, 220], 454: [130, 220] });
    const atEdge = { ...head, crown: [50, 100], chin: [50, 390], eyeMiddle: [50, 250] } as HeadPoints;
    expect(
      checkIntegrity(
        picture(() => 0),
        cut,
        atEdge,
        1,
      ).verdict,
    ).toBe("pass");
    const torn = picture((x, y) => (y >= 300 && x < 190 ? 30 : 0));
    expect(checkIntegrity(torn, cut, atEdge, 1).verdict).toBe("fail");
  });
});

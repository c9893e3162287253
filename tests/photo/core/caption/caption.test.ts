import { describe, expect, it } from "@jest/globals";
import {
  addCaption,
  captionLines,
  captionName,
  isWritable,
  pictureRule,
} from "../../../../photo/core/caption/caption";
import { digitalSize, printSize } from "../../../../photo/core/crop/output-size";
import type { PhotoRule } from "../../../../photo/core/types";
import { testRule } from "../../test-rule";

const date = "2026-11-05";

describe("the lines of a caption", () => {
  it("are the name on one line or on two, and the date", () => {
    expect(captionLines({ name: "Anil", date })).toEqual([["Anil", "05/11/2026"]]);
    expect(captionLines({ name: " Anil  Kumar Nair ", date })).toEqual([
      ["Anil Kumar Nair", "05/11/2026"],
      ["Anil Kumar", "Nair", "05/11/2026"],
    ]);
  });

  it("lose invisible characters, but for the joiners that letters need", () => {
    expect(captionName({ name: "\u200f\u202bعلی\u200cرضا\u202c\n", date })).toBe("علی\u200cرضا");
  });

  it.each([
    ["O’Brien-Šťastný, Jr.", true],
    ["محمد", true],
    ["अनिल", true],
    ["Anil 😀", false],
    ["<b>", false],
    [" \u200f ", false],
  ])("%s: %s", (name, is) => {
    expect(isWritable({ name, date })).toBe(is);
  });
});

describe("the picture above the caption", () => {
  const rules: Record<string, PhotoRule> = {
    "a file of exact pixels": testRule({
      widthMm: 12.7,
      heightMm: 16.93,
      digital: {
        widthPx: { min: 150, max: 150 },
        heightPx: { min: 200, max: 200 },
        aspectRatio: null,
        minKb: null,
        maxKb: 30,
        format: "jpeg",
      },
    }),
    "a print": testRule({ digital: null }),
    "a file of another shape": testRule({
      digital: {
        widthPx: { min: 600, max: 600 },
        heightPx: { min: 600, max: 600 },
        aspectRatio: null,
        minKb: null,
        maxKb: null,
        format: "jpeg",
      },
    }),
  };
  it.each(Object.entries(rules))("and the strip fill %s", (_, rule) => {
    const caption = { heightRatio: 0.2 };
    const whole = digitalSize(rule);
    const picture = pictureRule({ ...rule, caption });
    expect(digitalSize(picture)).toEqual({
      widthPx: whole.widthPx,
      heightPx: whole.heightPx - Math.round(0.2 * whole.heightPx),
    });
    expect(printSize(picture).widthPx).toBe(printSize(rule).widthPx);
    expect(printSize(picture).heightPx / printSize(rule).heightPx).toBeCloseTo(0.8, 2);
    expect(pictureRule(rule)).toBe(rule);
  });

  it("stays as it is, above white with the lines in the middle", () => {
    const picture = { widthPx: 20, heightPx: 10, channels: 3 as const, pixels: new Uint8Array(600).fill(7) };
    const line = { widthPx: 4, heightPx: 2, alpha: new Uint8Array(8).fill(255) };
    const { widthPx, heightPx, pixels } = addCaption(picture, [line, line], 20);
    expect([widthPx, heightPx, pixels.length]).toEqual([20, 20, 1200]);
    expect(pixels.subarray(0, 600).every((value) => value === 7)).toBe(true);
    const black: [number, number][] = [];
    for (let y = 10; y < 20; y++)
      for (let x = 0; x < 20; x++) if (pixels[3 * (20 * y + x)] === 0) black.push([x, y]);
    expect(black).toHaveLength(16);
    expect(black[0]).toEqual([8, 12]);
    expect(black.at(-1)).toEqual([11, 17]);
    expect(pixels.subarray(600).filter((value) => value === 255)).toHaveLength(600 - 48);
  });
});

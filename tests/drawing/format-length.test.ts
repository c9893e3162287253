import { describe, expect, it } from "@jest/globals";
import {
  formatBand,
  formatLength,
  lengthStyle,
  writeBareMeasured,
  writeMeasured,
} from "../../drawing/format-length";

describe("lengths", () => {
  it.each([
    [33.64, "mm", "en", "33.6"],
    [33.64, "mm", "de", "33,6"],
    [50.8, "inch", "en", "2"],
    [35, "inch", "en", "1.38"],
  ] as const)("%s in %s, %s", (mm, unit, bcp47, text) => expect(formatLength(mm, unit, bcp47)).toBe(text));
  it("writes inches as eighths where the document's own size is in them, and nowhere else", () => {
    expect(lengthStyle("inch", { widthMm: 50.8, heightMm: 50.8 })).toBe("eighths");
    expect(lengthStyle("inch", { widthMm: 35, heightMm: 45 })).toBe("inch");
    expect(lengthStyle("mm", { widthMm: 50.8, heightMm: 50.8 })).toBe("mm");
    expect(formatBand({ min: 25, max: 35 }, "eighths", "en")).toBe("1–1⅜");
  });
  it("writes a band, and one number where both ends are the same", () => {
    expect(formatBand({ min: 32, max: 36 }, "mm", "en")).toBe("32–36");
    expect(formatBand({ min: 4, max: 4 }, "mm", "en")).toBe("4");
  });
  it.each([
    [34.97, { min: 25, max: 35 }, "inch", "1.38"],
    [35.12, { min: 25, max: 35 }, "inch", "1.383"],
    [31.97, { min: 32, max: null }, "mm", "31.97"],
    [31.97, null, "mm", "32"],
  ] as const)(
    "writes %s beside the limits %j in %s as %s in the drawing and in the text",
    (mm, limits, unit, number) => {
      expect(writeBareMeasured(mm, limits, unit, "en")).toBe(number);
      expect(writeMeasured(mm, limits, unit, "en").split("\u00a0")[0]).toBe(number);
    },
  );
});

import { describe, expect, it } from "@jest/globals";
import { formatBand, formatLength } from "../../../../src/components/drawing/format-length";

describe("lengths", () => {
  it.each([
    [33.64, "mm", "en", "33.6"],
    [33.64, "mm", "de", "33,6"],
    [50.8, "inch", "en", "2"],
    [35, "inch", "en", "1.38"],
  ] as const)("%s in %s, %s", (mm, unit, bcp47, text) => expect(formatLength(mm, unit, bcp47)).toBe(text));
  it("writes a band, and one number where both ends are the same", () => {
    expect(formatBand({ min: 32, max: 36 }, "mm", "en")).toBe("32–36");
    expect(formatBand({ min: 4, max: 4 }, "mm", "en")).toBe("4");
  });
});

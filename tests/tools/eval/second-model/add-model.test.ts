import { describe, expect, it } from "@jest/globals";
import { summary } from "../../../../tools/eval/second-model/add-model";
import type { ComparedCutOuts, MatteErrors } from "../../../../tools/eval/second-model/compare-cut-outs";

const errors = (framePercent: number): MatteErrors => ({ framePercent, bandPercent: 10 * framePercent });
const row = (shipped: number, asSecondOpinion: number): ComparedCutOuts => ({
  background: "bricks",
  people: 4,
  shipped: errors(shipped),
  alone: errors(9),
  asSecondOpinion: errors(asSecondOpinion),
});

describe("the summary of a second model", () => {
  it("counts the backgrounds on which it helps, and compares the means", () => {
    expect(summary([row(1, 0.5), row(0.4, 0.6), row(0.7, 0.7)])).toEqual({
      isBetter: true,
      text: expect.stringMatching(/0\.70 % as shipped, 0\.60 % .*better on 1 of 3 backgrounds/),
    });
  });

  it("is not better where the gain is smaller than four people can show", () => {
    expect(summary([row(0.74, 0.73)])).toMatchObject({ isBetter: false });
  });

  it("is not better where it changes nothing, as a model that is never asked", () => {
    expect(summary([row(1, 1), row(0.4, 0.4)])).toMatchObject({ isBetter: false });
  });
});

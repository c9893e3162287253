import { describe, expect, it } from "@jest/globals";
import type { Matte, Raster } from "../../../../photo/core/types";
import { cutsOutPeople } from "../../../../tools/eval/second-model/cuts-out-people";

const picture: Raster = { widthPx: 4, heightPx: 1, channels: 3, pixels: new Uint8Array(12) };
/** Two pixels of the person, one at the edge, one of the wall. */
const alpha = Uint8Array.of(255, 255, 128, 0);
const answering = (...values: number[]) => ({
  segment: (): Promise<Matte> => Promise.resolve({ widthPx: 4, heightPx: 1, alpha: Uint8Array.from(values) }),
});

describe("whether a model cuts out people", () => {
  it("is true of one that follows the person, whatever it says of the edge", async () => {
    const answer = await cutsOutPeople(answering(255, 240, 0, 10), { picture, alpha });
    expect(answer).toMatchObject({ isClear: true });
    expect(answer.inside).toBeCloseTo(247.5 / 255);
    expect(answer.outside).toBeCloseTo(10 / 255);
  });

  it.each([
    ["the same everywhere", [255, 255, 255, 255]],
    ["nothing", [0, 0, 0, 0]],
    ["the wall instead of the person", [0, 0, 128, 255]],
    ["half of the person", [255, 0, 128, 0]],
  ])("is false of one that finds %s", async (_what, values) => {
    expect(await cutsOutPeople(answering(...values), { picture, alpha })).toMatchObject({ isClear: false });
  });
});

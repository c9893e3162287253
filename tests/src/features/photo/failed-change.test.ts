import { expect, test } from "@jest/globals";
import type { Card } from "../../../../contract/card";
import { failedChange } from "../../../../src/features/photo/failed-change";
import { initialPhotoState, type PhotoState } from "../../../../src/features/photo/state/photo-state";

const failure = { key: "connectionTimedOut", code: null, retryAfterMs: null } as const;
const adjust = { scale: 1.1, dxMm: 0, dyMm: 0, rotateDeg: 0 };
const card = { printout: { paper: "10x15cm", copies: 8 } } as Card;
const choices = { ...initialPhotoState.choices, countryCode: "DE" };
const mixed = { printout: { paper: "10x15cm", copies: 4, also: { urlPath: "us-visa", copies: 2 } } } as Card;

test.each<[string, Partial<PhotoState>, ReturnType<typeof failedChange>]>([
  ["nothing that was changed", {}, null],
  ["the paper", { choices: { ...choices, paper: "a4" } }, "sheet"],
  ["the number of copies", { choices: { ...choices, copies: 4 } }, "sheet"],
  ["another document on the sheet", { choices: { ...choices, also: { urlPath: "us-visa" } } }, "sheet"],
  [
    "how often that one lies there",
    { card: mixed, choices: { ...choices, also: { urlPath: "us-visa", copies: 1 } } },
    "sheet",
  ],
  ["the background", { choices: { ...choices, background: "keep" } }, "background"],
  ["the place", { choices: { ...choices, adjust } }, "correction"],
  ["no place, after a reload", { choices: { ...choices, adjust }, cardAdjust: { ...adjust } }, null],
  ["a first photo", { card: null, choices: { ...choices, paper: "a4" } }, null],
])("what failed is %s", (_, state, expected) => {
  expect(failedChange({ ...initialPhotoState, card, choices, failure, ...state })).toBe(expected);
});

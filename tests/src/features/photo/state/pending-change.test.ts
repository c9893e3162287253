import { expect, test } from "@jest/globals";
import type { Card } from "../../../../../contract/card/card";
import { failedChange } from "../../../../../src/features/photo/state/pending-change";
import { initialPhotoState, type PhotoState } from "../../../../../src/features/photo/state/photo-state";

const failure = { key: "connectionTimedOut", code: null, retryAfterMs: null } as const;
const adjust = { scale: 1.1, dxMm: 0, dyMm: 0, rotateDeg: 0 };
const choices = { ...initialPhotoState.choices, countryCode: "DE" };
const madeOf = (printout: object, request: Partial<PhotoState["choices"]> = {}) => ({
  card: { printout } as Card,
  report: null,
  request: { ...choices, ...request },
  madeAt: 0,
});
const sheet = { paper: "10x15cm", copies: 8 };
const made = madeOf(sheet);
const mixed = madeOf({ paper: "10x15cm", copies: 4, otherDocument: { urlPath: "us-visa", copies: 2 } });

test.each<[string, Partial<PhotoState>, ReturnType<typeof failedChange>]>([
  ["nothing that was changed", {}, null],
  ["the paper", { choices: { ...choices, paper: "a4" } }, "sheet"],
  ["the number of copies", { choices: { ...choices, copies: 4 } }, "sheet"],
  [
    "another document on the sheet",
    { choices: { ...choices, otherDocument: { urlPath: "us-visa" } } },
    "sheet",
  ],
  [
    "how often that one lies there",
    { made: mixed, choices: { ...choices, otherDocument: { urlPath: "us-visa", copies: 1 } } },
    "sheet",
  ],
  ["the background", { choices: { ...choices, background: "keep" } }, "background"],
  ["name and date", { choices: { ...choices, caption: { name: "Anil", date: "2026-11-05" } } }, "caption"],
  [
    "name and date, which keep the replaced background",
    { choices: { ...choices, background: "#eaeaea", caption: { name: "Anil", date: "2026-11-05" } } },
    "caption",
  ],
  ["no name and date, after they were removed", { choices: { ...choices, caption: null } }, null],
  ["the place", { choices: { ...choices, adjust } }, "crop"],
  [
    "no place, after a reload",
    { choices: { ...choices, adjust }, made: madeOf(sheet, { adjust: { ...adjust } }) },
    null,
  ],
  ["a first photo", { made: null, choices: { ...choices, paper: "a4" } }, null],
])("what failed is %s", (_, state, expected) => {
  const run = { ...initialPhotoState.run, failure };
  expect(failedChange({ ...initialPhotoState, made, choices, run, ...state })).toBe(expected);
});

import { expect, it } from "@jest/globals";
import type { OutcomeCount } from "../../../server/database/outcomes";
import { outcomeSummary } from "../../../server/outcomes/outcome-summary";

const document = "de-passport";
const accepted = (count: number): OutcomeCount => ({ document, outcome: "accepted", reason: null, count });
const unused = (count: number): OutcomeCount => ({ document, outcome: "unused", reason: null, count });
const refused = (reason: OutcomeCount["reason"], count: number): OutcomeCount => ({
  document,
  outcome: "refused",
  reason,
  count,
});

it("tells nothing below 20 photos that were handed in", () => {
  expect(outcomeSummary([])).toBeNull();
  expect(outcomeSummary([accepted(17), refused("light", 2), unused(500)])).toBeNull();
  expect(outcomeSummary([accepted(17), refused("light", 3)])).toMatchObject({ answers: 20, accepted: 17 });
});

it("tells share, interval and the three commonest reasons that say something, of all documents together", () => {
  const told = outcomeSummary([
    accepted(30),
    { ...accepted(7), document: "us-visa" },
    unused(4),
    refused("none", 9),
    refused("other", 8),
    refused("light", 2),
    { ...refused("light", 1), document: "us-visa" },
    refused("file", 2),
    refused("head", 1),
    refused("edited", 5),
  ]);
  expect(told).toEqual({
    answers: 65,
    accepted: 37,
    fromPercent: expect.closeTo(44.8, 1),
    toPercent: expect.closeTo(68.2, 1),
    reasons: [
      { reason: "edited", count: 5 },
      { reason: "light", count: 3 },
      { reason: "file", count: 2 },
    ],
  });
});

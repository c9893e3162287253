import { expect, it } from "@jest/globals";
import { phaseTable } from "../../../tools/build-bench/phase-table";

it("sets the phases of two builds side by side, with their ratio and what drawing a page takes", () => {
  const drawing = "Building static HTML for pages";
  const bare = {
    name: "bare site",
    seconds: 20,
    pages: 1000,
    phases: [
      { name: drawing, seconds: 2 },
      { name: "createPages", seconds: 0.1 },
    ],
  };
  const site = {
    name: "this site",
    seconds: 90,
    pages: 2000,
    phases: [
      { name: "source and transform nodes", seconds: 6 },
      { name: drawing, seconds: 12 },
      { name: "createPages", seconds: 0.2 },
    ],
  };
  expect(phaseTable(bare, site).split("\n")).toEqual([
    "seconds                         bare site  this site  ratio",
    "source and transform nodes            0.0        6.0      -",
    "Building static HTML for pages        2.0       12.0  6.0 x",
    "whole build                          20.0       90.0  4.5 x",
    "drawing a page, ms                   2.00       6.00  3.0 x",
  ]);
});

import { expect, test } from "@jest/globals";
import type { ChangedPhoto } from "../../../../tools/eval/stability";
import { stabilityTable } from "../../../../tools/eval/stability";
import { marginTable } from "../../../../tools/eval/tables/margin-table";

interface Made {
  tone?: string;
  change?: string;
  seen?: string[];
}

const yaw = (measured: number) => ({
  accepted: true,
  edits: [],
  checks: [
    {
      rule: "yaw",
      measured,
      min: -16,
      max: 16,
      unit: "deg",
      verdict: Math.abs(measured) > 16 ? "warn" : "pass",
    },
  ],
});

const changed = (file: string, before: number, after: number, made: Made = {}): ChangedPhoto =>
  ({
    entry: { file, person: { tone: made.tone ?? "dark", seen: made.seen ?? [] } },
    change: made.change ?? "2 % cropped",
    before: yaw(before),
    after: yaw(after),
  }) as unknown as ChangedPhoto;

const many = Array.from({ length: 40 }, (_, i) => changed(`p${i}`, i / 4, i / 4 + 0.5));

test("the nearest portraits of each skin tone stand beside how far a change moves the measure", () => {
  const [, above] = marginTable([...many, changed("light", 15, 15.5, { tone: "light" })]);
  expect(above).toMatchObject({
    check: "yaw",
    limit: 16,
    photos: 41,
    movement: 0.5,
    nearest: { dark: [9.5, 9.75], middle: [], light: [15] },
    margin: 2,
  });
});

test("the margin is that of the last portrait that keeps the limit, and labelled turned heads do not count", () => {
  const [, above] = marginTable([
    ...many,
    changed("beyond", 17, 17.5),
    changed("turned", 15.9, 16, { seen: ["yaw"] }),
  ]);
  expect(above!.nearest.dark).toEqual([9.75, 17]);
  expect(above!.margin).toBe((16 - 9.75) / 0.5);
});

test("a mirror image turns the side, which is no movement", () => {
  const [, above] = marginTable(many.map((_, i) => changed(`p${i}`, i / 4, -i / 4, { change: "mirrored" })));
  expect(above!.movement).toBe(0);
});

test("a finding that comes with a change is named with its photograph", () => {
  const rows = stabilityTable([changed("p", 15.9, 16.1)]);
  const row = rows.find(({ change }) => change === "2 % cropped");
  expect(row).toMatchObject({ photos: 1, verdict: 0, checks: { yaw: 1 } });
  expect(row!.lines).toEqual(["p dark: pass yaw 15.9 deg (-16 to 16) -> warn yaw 16.1 deg (-16 to 16)"]);
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { AccuracyText, accuracyHeadings } from "../../../../src/components/accuracy/accuracy-text";
import { checkNames, kindNames } from "../../../../src/components/accuracy/kinds";
import type { Measured, Speed } from "../../../../src/components/accuracy/measured";
import { renderEnglish } from "../render";

const read = <T,>(name: string): T => JSON.parse(readFileSync(`content/accuracy/${name}`, "utf8"));
const measured = read<Measured>("measured.json");
const speed = read<Speed>("speed.json");

describe("the page of figures", () => {
  const { container } = renderEnglish(<AccuracyText measured={measured} speed={speed} />);
  const text = container.textContent ?? "";

  it("shows what the measuring programs wrote", () => {
    expect(text).toContain(`${measured.photos} labelled photographs`);
    expect(text).toContain(`Measured on ${measured.measuredAt}`);
    expect(text).toContain(`${Math.round(speed.processorMs.medianMs)} ms`);
    for (const { category } of measured.categories) expect(text).toContain(kindNames[category]);
    for (const { name } of measured.defects.all) expect(text).toContain(name);
    for (const { rule } of measured.checks) expect(text).toContain(checkNames[rule]);
  });

  it("has a heading for each of its contents, and no figure that is missing", () => {
    for (const { id } of accuracyHeadings) expect(container.querySelector(`h2#${id}`)).not.toBeNull();
    expect(text).not.toMatch(/NaN|undefined|null/);
  });
});

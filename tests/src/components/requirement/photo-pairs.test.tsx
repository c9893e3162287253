import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { isForChild } from "../../../../contract/document/for-child";
import { averageHead } from "../../../../drawing/place-head";
import { PhotoPairs } from "../../../../src/components/requirement/photo-pairs";
import { renderEnglish } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const { byUrlPath } = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");

/** Each pair by its title and the names of its pictures, the right one first. */
function pairsOf(urlPath: string): string[][] {
  cleanup();
  const { container } = renderEnglish(<PhotoPairs template={byUrlPath.get(urlPath)!} />);
  return [...container.querySelectorAll("li")].map((pair) => [
    pair.lastElementChild!.textContent.replaceAll("\u00a0", " "),
    ...[...pair.querySelectorAll("img")].map(({ src }) =>
      src.slice(src.lastIndexOf("/") + 1, -".webp".length),
    ),
  ]);
}

test("a document's own rules are shown right and wrong", () => {
  expect(pairsOf("us-passport")).toEqual([
    ["Background White", "good", "background-uneven"],
    ["Do not replace the background.", "good", "background-replaced"],
    ["Head height, hair included 1 to 1⅜ in"],
    ["Glasses Not allowed (See the note)", "good", "glasses-clear"],
    ["Head covering Only for religious or medical reasons", "head-covering", "cap"],
    ["Even light from the front", "good", "uneven-light"],
  ]);
});

test.each(["us-passport", "ca-passport", "de-passport", "in-passport"])(
  "the right head of %s meets its rule",
  (urlPath) => {
    const template = byUrlPath.get(urlPath)!;
    const { container } = renderEnglish(<PhotoPairs template={template} />);
    const [right, wrong] = [...container.querySelectorAll("svg > g[transform]")].map((head) =>
      Number(/scale\((.+)\)/.exec(head.getAttribute("transform")!)![1]),
    );
    const { min, max } = template.head!.heightMm;
    const hair = template.head!.crown === "hair" ? 1 + averageHead.hairAboveSkullRatio : 1;
    expect(right! * hair).toBeGreaterThanOrEqual(min);
    expect(right! * hair).toBeLessThanOrEqual(max);
    expect(wrong! * hair).toBeLessThan(0.8 * min);
  },
);

test("a rule that no source states is not drawn, and every picture is there", () => {
  for (const { urlPath, backgroundName, glasses, headCovering, head, editPolicy } of byUrlPath.values()) {
    const pairs = pairsOf(urlPath);
    const rules = [
      backgroundName === "not-stated" ? null : backgroundName,
      editPolicy.background === "keep" ? editPolicy : null,
      editPolicy.geometry === "forbidden" ? editPolicy : null,
      head,
      glasses === "allowed" ? null : glasses,
      headCovering,
    ].filter((rule) => rule !== null);
    // Of a baby no picture shows an adult: its head is drawn, and it lies in even light.
    const shown = isForChild({ urlPath }) ? [head].filter(Boolean) : rules;
    expect([urlPath, pairs.length]).toEqual([urlPath, shown.length + 1]);
    for (const name of pairs.flatMap(([, ...pictures]) => pictures)) {
      const folder = /^(background-uneven|baby)/.test(name) ? "" : "cut-out/";
      expect([name, existsSync(`static/images/advice/${folder}${name}.webp`)]).toEqual([name, true]);
    }
  }
});

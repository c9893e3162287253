import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";

const importPattern = /^(?:import|export) (?!type )(?:[\w*{},\s]+ from )?"(\.{1,2}\/[^"]+)"/gm;

/** Files that this one brings along, as far as they are the product's own; not those that come later. */
function broughtBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (file.endsWith(".css")) return known;
  for (const [, path] of readFileSync(file, "utf8").matchAll(importPattern)) {
    const asked = join(dirname(file), path!);
    const found = ["", ".tsx", ".ts"]
      .map((end) => asked + end)
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    if (found) broughtBy(found, known);
  }
  return known;
}

const stylesOf = (file: string) => [...broughtBy(file)].filter((name) => name.endsWith(".css"));

test("the drawing that comes late finds all of its styles on the page", () => {
  const needed = stylesOf("src/features/photo/components/start/chosen-drawing.tsx");
  const there = stylesOf("src/pages/index.tsx");
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.filter((style) => !there.includes(style))).toEqual([]);
});

test("its scripts do not come with the page", () => {
  const there = broughtBy("src/pages/index.tsx");
  expect(there).toContain("src/features/photo/components/start/start-card.tsx");
  expect(there).not.toContain("src/components/drawing/drawing.tsx");
});

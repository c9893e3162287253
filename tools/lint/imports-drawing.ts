import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { codeFolders } from "./code-folders";

const drawing = "docs/imports.svg";
const inside =
  "^(photo/(?:core|node|web)|src/(?:features|components|v5|gatsby|pages|templates|store)|[a-z]+)/";

/** The imports between folders as a graph in Graphviz's language. */
const readImports = (): string =>
  execFileSync(
    "npx",
    [
      "depcruise",
      ...["--config", ".dependency-cruiser.cjs", "--output-type", "dot"],
      ...["--include-only", `^(${codeFolders.join("|")})/`, "--collapse", inside],
      ...codeFolders,
    ],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );

const arrowsOf = (text: string, arrow: RegExp) =>
  new Set([...text.matchAll(arrow)].map(([, from, to]) => `${from} -> ${to}`));

/** Lists the arrows in which drawing and code differ. @returns whether they are the same */
export function checkImportsDrawing(): boolean {
  const drawn = arrowsOf(readFileSync(drawing, "utf8"), /<title>(\S+?)&#45;&gt;(\S+?)<\/title>/g);
  const real = arrowsOf(readImports(), /"([^"]+)" -> "([^"]+)"/g);
  const lines = [
    ...[...real].filter((arrow) => !drawn.has(arrow)).map((arrow) => `not drawn: ${arrow}`),
    ...[...drawn].filter((arrow) => !real.has(arrow)).map((arrow) => `drawn, but gone: ${arrow}`),
  ];
  if (lines.length > 0) console.error(`${drawing} is out of date: npm run docs:imports\n${lines.join("\n")}`);
  return lines.length === 0;
}

/** Draws the imports with Graphviz. */
export function drawImports(): void {
  const layout = ["-Tsvg", "-Grankdir=TB", "-Gsplines=true", "-Gnodesep=0.3", "-Granksep=0.7"];
  writeFileSync(drawing, execFileSync("dot", layout, { input: readImports() }));
  console.log(drawing);
}

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";

const drawing = "docs/imports.svg";
const folders = [
  ..."build catalogue contract drawing element locales photo plugins scripts server src tools".split(" "),
];
const inside =
  "^(photo/(?:core|node|web)|src/(?:features|components|v5|gatsby|pages|templates|store)|[a-z]+)/";

const readImports = (): string =>
  execFileSync(
    "npx",
    [
      "depcruise",
      ...["--config", ".dependency-cruiser.cjs", "--output-type", "dot"],
      ...["--include-only", `^(${folders.join("|")})/`, "--collapse", inside],
      ...folders,
    ],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );

const arrowsOf = (text: string, arrow: RegExp) =>
  new Set([...text.matchAll(arrow)].map(([, from, to]) => `${from} -> ${to}`));

function check(dot: string): void {
  const drawn = arrowsOf(readFileSync(drawing, "utf8"), /<title>(\S+?)&#45;&gt;(\S+?)<\/title>/g);
  const real = arrowsOf(dot, /"([^"]+)" -> "([^"]+)"/g);
  const lines = [
    ...[...real].filter((arrow) => !drawn.has(arrow)).map((arrow) => `not drawn: ${arrow}`),
    ...[...drawn].filter((arrow) => !real.has(arrow)).map((arrow) => `drawn, but gone: ${arrow}`),
  ];
  if (lines.length === 0) return;
  console.error(`${drawing} is out of date: npm run docs:imports\n${lines.join("\n")}`);
  process.exitCode = 1;
}

function draw(dot: string): void {
  const layout = ["-Tsvg", "-Grankdir=TB", "-Gsplines=true", "-Gnodesep=0.3", "-Granksep=0.7"];
  writeFileSync(drawing, execFileSync("dot", layout, { input: dot }));
  console.log(drawing);
}

void runCommand(
  npmCommand(
    "run docs:imports --",
    "Draws the imports between folders as docs/imports.svg. Requires Graphviz.",
    "npm run docs:imports -- --check",
  )
    .option("--check", "only list the arrows in which drawing and code differ; does not need Graphviz", false)
    .action(({ check: isCheck }) => (isCheck ? check : draw)(readImports())),
);

import { npmCommand, runCommand } from "../../tools/command-line";
import { checkImportsDrawing, drawImports } from "../../tools/lint/imports-drawing";

void runCommand(
  npmCommand(
    "run docs:imports --",
    "Draws the imports between folders as docs/imports.svg. Requires Graphviz.",
    "npm run docs:imports -- --check",
  )
    .option("--check", "only list the arrows in which drawing and code differ; does not need Graphviz", false)
    .action(({ check }) => {
      if (!check) drawImports();
      else if (!checkImportsDrawing()) process.exitCode = 1;
    }),
);

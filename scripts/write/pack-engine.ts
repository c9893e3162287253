import { npmCommand, outputFolder, runCommand } from "../../tools/command-line";
import { packEngine } from "../../tools/engine-package/pack-engine";

void runCommand(
  npmCommand(
    "run pack:engine --",
    "Packs the photo engine as an npm package for Node (photo/package/README.md).",
    "npm run pack:engine -- --out /tmp",
  )
    .option("--out <folder>", "where to write the package", outputFolder, "out")
    .action(async ({ out }: { out: string }) => console.log(await packEngine(out))),
);

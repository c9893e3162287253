import { npmCommand, outputFolder, runCommand } from "../../tools/command-line";
import { packElement } from "../../tools/element-package/pack-element";

void runCommand(
  npmCommand(
    "run pack:element --",
    "Packs the element <passport-photo> with its files as an npm package (element/README.md).",
    "npm run pack:element -- --out /tmp",
  )
    .option("--out <folder>", "where to write the package", outputFolder, "out")
    .action(async ({ out }: { out: string }) => console.log(await packElement(out))),
);

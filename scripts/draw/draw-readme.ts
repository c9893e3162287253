import { npmCommand, runCommand } from "../../tools/command-line";
import { drawnPhoto } from "../../tools/eval/drawn-photo";
import { drawSheet } from "../../tools/readme-pictures/draw-sheet";

const path = "docs/images/sheet.webp";

void runCommand(
  npmCommand(
    "run draw:readme",
    "Draws the picture in README.md: the sheet of a drawn person.",
    "npm run draw:readme",
  ).action(async () => {
    await drawSheet(await drawnPhoto(), path);
    console.log(path);
    process.exit(0);
  }),
);

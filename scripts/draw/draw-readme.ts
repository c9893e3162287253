import { npmCommand, runCommand, webAddress } from "../../tools/command-line";
import { drawnPhoto } from "../../tools/eval/drawn-photo";
import { drawSheet } from "../../tools/readme-pictures/draw-sheet";
import { photographResult } from "../../tools/readme-pictures/photograph-result";

const sheetPath = "docs/images/sheet.webp";
const resultPath = "docs/images/result.webp";

void runCommand(
  npmCommand(
    "run draw:readme --",
    "Draws the pictures in README.md: sheet and result page of a drawn person. Requires npm start.",
    "npm run draw:readme",
  )
    .option("--url <address>", "address of the site", webAddress, "http://localhost:8000")
    .action(async ({ url }: { url: string }) => {
      const photo = await drawnPhoto();
      await drawSheet(photo, sheetPath);
      console.log(sheetPath);
      await photographResult(photo, url, resultPath);
      console.log(resultPath);
      process.exit(0);
    }),
);

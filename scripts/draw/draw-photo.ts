import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { npmCommand, runCommand } from "../../tools/command-line";
import { drawnPhoto } from "../../tools/eval/drawn-photo";

void runCommand(
  npmCommand(
    "run draw:photo --",
    "Draws a person as a photo that is accepted, for a trial without a photograph.",
    "npm run draw:photo -- /tmp/drawn.jpg",
  )
    .argument("[file]", "the picture, a JPEG", "out/drawn.jpg")
    .action(async (file: string) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await drawnPhoto());
      console.log(file);
    }),
);

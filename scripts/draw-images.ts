import { writeImages } from "../build/drawings/write-images";
import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run draw:images --",
    "Draws the site's pictures into static/, after a change of build/drawings/.",
  ).action(writeImages),
);

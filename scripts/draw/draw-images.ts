import { writeImages } from "../../build/drawings/write-images";
import { npmCommand, runCommand } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run draw:images --",
    "Draws the site's pictures into static/. Run it after changes in build/drawings/.",
    "npm run draw:images",
  ).action(writeImages),
);

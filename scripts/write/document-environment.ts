import { writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { environmentFiles } from "../../tools/environment/document-environment";

void runCommand(
  npmCommand(
    "run docs:environment --",
    "Writes .env.example and deploy/configuration.md from the tables of environment variables.",
    "npm run docs:environment",
  ).action(() => {
    for (const [path, content] of Object.entries(environmentFiles())) {
      writeFileSync(path, content);
      console.log(path);
    }
  }),
);

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas } from "../../catalogue/tools/editing/editor-schemas";
import { npmCommand, runCommand } from "../../tools/command-line";

const dir = "content/schemas";

void runCommand(
  npmCommand(
    "run schemas --",
    "Writes JSON Schemas of the YAML files in content/, for completion and validation in editors.",
    "npm run schemas",
  ).action(() => {
    mkdirSync(dir, { recursive: true });
    for (const [name, text] of Object.entries(editorSchemas())) {
      writeFileSync(join(dir, name), text);
      console.log(`wrote ${join(dir, name)}`);
    }
  }),
);

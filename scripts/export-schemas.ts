import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas } from "../catalogue/tools/editing/editor-schemas";

/** `npm run schemas`: the forms of the content's YAML files, for editors that complete and check while one writes. */
const dir = "content/schemas";
mkdirSync(dir, { recursive: true });
for (const [name, text] of Object.entries(editorSchemas())) {
  writeFileSync(join(dir, name), text);
  console.log(`wrote ${join(dir, name)}`);
}

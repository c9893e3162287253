import { createRequire } from "node:module";
import { join } from "node:path";
import { register } from "tsx/cjs/api";

const root = process.cwd();
const load = createRequire(join(root, "package.json"));

/**
 * Loads a TypeScript module with all that it imports, through tsx and out of Parcel's sight, which compiles the
 * `gatsby-*.ts` files and would compile the rest of the house with them at every build. Gatsby's own modules,
 * loaded before and after, stay as they are.
 *
 * @param file from the root of the repository on
 */
export function loadTypeScript<Module>(file: string): Module {
  const unregister = register();
  try {
    return load(join(root, file)) as Module;
  } finally {
    unregister();
  }
}

import { createRequire } from "node:module";
import { join } from "node:path";
import { register } from "tsx/cjs/api";

const root = process.cwd();
const load = createRequire(join(root, "package.json"));

/**
 * Imports a TypeScript module through tsx, hidden from Parcel, which compiles the `gatsby-*.ts` files and would
 * compile all its imports with every build. Gatsby's own modules are not affected.
 * @param file relative to the root of the repository
 */
export function loadTypeScript<Module>(file: string): Module {
  const unregister = register();
  try {
    return load(join(root, file)) as Module;
  } finally {
    unregister();
  }
}

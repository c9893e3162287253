import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const relativeImport = /((?:from |import\()")(\.[^"]*)"/g;

/**
 * Writes the declarations of an npm package. Their imports get extensions, which Node's module resolution requires.
 * @param project folder of its `tsconfig.json`
 */
export function writeTypes(project: string, folder: string): void {
  const compiler = "node_modules/@typescript/native/bin/tsc";
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", folder], { stdio: "inherit" });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(relativeImport, '$1$2.js"'));
  }
}

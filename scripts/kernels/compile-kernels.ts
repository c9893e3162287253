import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const sources = ["sampling", "matting", "colours"].map((name) => `photo/kernels/${name}.ts`);
/** Where the compiled kernels stand, relative to the repository. */
export const kernelModule = "photo/core/raster/kernels-module.ts";

/**
 * The kernels compiled, as the text of a module that holds the WebAssembly in base64: Node, workers and tests load the same
 * bytes without a loader of files. Run in the repository's folder.
 *
 * @throws Error with what the compiler says
 */
export function compileKernels(): string {
  const dir = mkdtempSync(join(tmpdir(), "kernels-"));
  try {
    const outFile = join(dir, "kernels.wasm");
    const options = ["--runtime", "stub", "--enable", "simd", "-O3", "--noAssert", "--outFile", outFile];
    execFileSync(process.execPath, ["node_modules/assemblyscript/bin/asc.js", ...sources, ...options]);
    const base64 = readFileSync(outFile).toString("base64");
    return `/** photo/kernels, compiled by \`npm run kernels\`. */\nexport const kernelsModule =\n  "${base64}";\n`;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Source and compiled file of a module, relative to the repository. */
export const kernelModules = [
  {
    file: "photo/core/raster/kernels-module.ts",
    sources: ["photo/kernels/sampling.ts", "photo/kernels/matting.ts", "photo/kernels/colours.ts"],
  },
  { file: "photo/core/jpeg/kernels-module.ts", sources: ["photo/kernels/jpeg.ts"] },
];

/**
 * Compiles kernels to TypeScript modules with base64 WebAssembly, so that Node, workers and tests load the same bytes
 * without file access. Run it in the repository's folder.
 * @throws Error with the compiler's message
 */
export function compileKernels(sources: readonly string[]): string {
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

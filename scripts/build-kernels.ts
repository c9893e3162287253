import { writeFileSync } from "node:fs";
import { compileKernels, kernelModules } from "../tools/kernels/compile-kernels";

/** `npm run kernels` after a change of `photo/kernels/`. */
for (const { file, sources } of kernelModules) {
  writeFileSync(file, compileKernels(sources));
  console.log(`wrote ${file}`);
}

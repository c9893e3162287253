import { writeFileSync } from "node:fs";
import { compileKernels, kernelModule } from "./kernels/compile-kernels";

/** `npm run kernels` after a change of `photo/kernels/`. */
writeFileSync(kernelModule, compileKernels());
console.log(`wrote ${kernelModule}`);

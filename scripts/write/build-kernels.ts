import { writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { compileKernels, kernelModules } from "../../tools/kernels/compile-kernels";

void runCommand(
  npmCommand(
    "run kernels --",
    "Compiles the WebAssembly kernels in photo/kernels/.",
    "npm run kernels",
  ).action(() => {
    for (const { file, sources } of kernelModules) {
      writeFileSync(file, compileKernels(sources));
      console.log(`wrote ${file}`);
    }
  }),
);

import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { compileKernels, kernelModules } from "../../../tools/kernels/compile-kernels";

it.each(kernelModules)(
  "the compiled kernels are those of their source: npm run kernels ($file)",
  ({ file, sources }) => {
    expect(readFileSync(file, "utf8")).toBe(compileKernels(sources));
  },
);

import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { compileKernels, kernelModule } from "../../../scripts/kernels/compile-kernels";

it("the compiled kernels are those of their source: npm run kernels", () => {
  expect(readFileSync(kernelModule, "utf8")).toBe(compileKernels());
});

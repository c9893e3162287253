import { expect, it } from "@jest/globals";
import { loadModelRunner } from "../../../photo/node/model-runner";

it("is loaded once in a thread, whoever asks for it again", async () => {
  const [first, second] = await Promise.all([loadModelRunner(), loadModelRunner()]);
  expect(second).toBe(first);
});

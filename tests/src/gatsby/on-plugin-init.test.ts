import { expect, it } from "@jest/globals";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPluginInit } from "../../../src/gatsby/on-plugin-init";
import { stubEnv } from "../../for-this-test";

it("turns slices off in every process of Gatsby", () => {
  stubEnv("GATSBY_SLICES", "true");
  onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});
  expect(process.env.GATSBY_SLICES).toBeUndefined();
});

import { expect, it } from "@jest/globals";
import { frameOrigins } from "../../../contract/site/site-headers";

it("a build takes the same origins as the server, and names a wrong one", () => {
  expect(frameOrigins()).toEqual([]);
  expect(frameOrigins(" https://a.example, *\n")).toEqual(["https://a.example", "*"]);
  expect(() => frameOrigins("https://a.example 'none'")).toThrow(
    "FRAME_ORIGINS='none': must be an origin, such as https://example.org or https://*.example.org, or * for every site",
  );
});

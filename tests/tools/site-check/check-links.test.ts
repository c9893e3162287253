import { expect, it } from "@jest/globals";
import { checkLinks } from "../../../tools/site-check/check-links";
import type { SitePage } from "../../../tools/site-check/read-pages";

const whatsOf = (links: string[]): string[] =>
  checkLinks([{ path: "/", englishPath: "/", links } as SitePage], "/nonexistent").map(({ what }) => what);

it("takes what the API answers for a place, and nothing that only begins alike", () => {
  const ofApi = [
    "/v5/passport/lang",
    "/site/loginByDeviceId",
    "/docs",
    "/docs/api.md",
    "/openapi.json",
    "/readyz",
  ];
  expect(whatsOf(ofApi)).toEqual([]);
  expect(whatsOf(["/sites", "/v5x", "/docs-of-others", "/openapi.jsonl"])).toEqual([
    "/sites leads nowhere",
    "/v5x leads nowhere",
    "/docs-of-others leads nowhere",
    "/openapi.jsonl leads nowhere",
  ]);
});

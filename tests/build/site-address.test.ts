import { expect, it } from "@jest/globals";
import { localAddress, siteAddressFault } from "../../build/site-address";

it.each([
  [{}, false],
  [{ NODE_ENV: "production" }, true],
  [{ GATSBY_SITE_URL: "photo.example.org" }, true],
  [{ GATSBY_SITE_URL: "https://photo.example.org/de", NODE_ENV: "production" }, true],
])("a site with %j is told of; grave: %s", (env, isGrave) => {
  expect(siteAddressFault(env)).toEqual({ words: expect.stringContaining("GATSBY_SITE_URL"), isGrave });
});

it.each(["https://photo.example.org", "https://photo.example.org/", "http://localhost:8000"])(
  "%s will do",
  (url) => {
    expect(siteAddressFault({ GATSBY_SITE_URL: url, NODE_ENV: "production" })).toBeNull();
  },
);

it.each([
  ["8001", {}, "http://localhost:8001"],
  ["8000", {}, undefined],
  ["8001", { GATSBY_SITE_URL: "https://photo.example.org" }, undefined],
  ["8001", { NODE_ENV: "production" }, undefined],
])("a site on port %s with %j is tried out at %s", (port, env, address) => {
  expect(localAddress(port, env)).toBe(address);
});

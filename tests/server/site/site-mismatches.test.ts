import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { siteValues, siteValuesFile } from "../../../contract/site/site-values";
import { siteMismatches } from "../../../server/site/site-mismatches";
import { afterThisTest } from "../../for-this-test";

function builtSite(siteUrl: string, env: NodeJS.ProcessEnv): string {
  const publicDir = mkdtempSync(join(tmpdir(), "built-site-"));
  afterThisTest(() => rm(publicDir, { recursive: true }));
  writeFileSync(join(publicDir, siteValuesFile), JSON.stringify(siteValues(siteUrl, env)));
  return publicDir;
}

it("says nothing of a site that was built with the server's values, or by an earlier release", () => {
  const site = builtSite("https://photo.example", { MEDIA_DAYS: "7" });
  expect(siteMismatches(site, { MEDIA_DAYS: "7", NODE_ENV: "production" })).toEqual([]);
  expect(siteMismatches(site, { MEDIA_DAYS: "7", GATSBY_SITE_URL: "https://photo.example/" })).toEqual([]);
  expect(siteMismatches(tmpdir(), { MEDIA_DAYS: "7" })).toEqual([]);
});

it("names each value that the pages state otherwise", () => {
  const site = builtSite("https://photo.example", {});
  const env = { FEEDBACK_DAYS: "3650", GATSBY_SITE_URL: "https://other.example" };
  expect(siteMismatches(site, env)).toEqual([
    "GATSBY_SITE_URL is https://other.example, but the site in PUBLIC_DIR was built with https://photo.example, which its pages state: build it again with the server's value",
    "FEEDBACK_DAYS is 3650, but the site in PUBLIC_DIR was built with 180, which its pages state: build it again with the server's value",
  ]);
});

it("names the address of a site that was built for this machine, in production", () => {
  const site = builtSite("http://localhost:8000", {});
  expect(siteMismatches(site, {})).toEqual([]);
  expect(siteMismatches(site, { NODE_ENV: "production" })).toEqual([
    "the site in PUBLIC_DIR was built for http://localhost:8000, which its robots.txt, sitemaps and canonical links name: build it again with GATSBY_SITE_URL",
  ]);
});

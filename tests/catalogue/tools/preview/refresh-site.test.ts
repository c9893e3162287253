import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "@jest/globals";
import { pluginsToRefresh, refreshSite, siteIsUp } from "../../../../catalogue/tools/preview/refresh-site";
import { afterThisTest } from "../../../for-this-test";

const sourcePlugin = "gatsby-source-v5";
const articlePlugin = "gatsby-transformer-articles";

it.each([
  ["a document, of which guides state facts", ["content/templates/de.yaml"], [sourcePlugin, articlePlugin]],
  [
    "a question with its picture",
    ["content/faq/a", "content/faq/a/en.md", "static/images/a.png"],
    [sourcePlugin],
  ],
  ["a picture alone", ["static/images/a.png"], [sourcePlugin, articlePlugin]],
  ["a guide, which Gatsby sees itself", ["content/guides/a/en.mdx"], []],
])("reads again what hangs on %s", (_what, paths, plugins) => {
  expect(pluginsToRefresh(paths, false)).toEqual(plugins);
});

it("reads every text again when an added one may mend a fault", () => {
  const added = ["content/guides/a", "content/guides/a/en.mdx"];
  expect(pluginsToRefresh(added, true)).toEqual([sourcePlugin, articlePlugin]);
  expect(pluginsToRefresh(added, false)).toEqual([]);
});

it("refreshes one plugin after another, each when the pages of the one before are made", async () => {
  const asked: string[] = [];
  let timesMade = 3;
  const server = createServer((request, response) => {
    if (request.method === "POST") asked.push(`${request.url} at ${timesMade}`);
    if (request.url?.startsWith("/__refresh")) setTimeout(() => (timesMade += 1), 150);
    response.end(request.method === "GET" ? String(timesMade) : "");
  }).listen();
  afterThisTest(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await refreshSite({ siteUrl: url, apiUrl: url, secret: "" }, [sourcePlugin, articlePlugin]);
  expect(asked).toEqual([
    `/__refresh/${sourcePlugin} at 3`,
    `/__refresh/${articlePlugin} at 4`,
    "/reload at 5",
  ]);
});

it("waits for a site that does not answer yet", async () => {
  let isUp = false;
  const server = createServer((_request, response) => {
    response.statusCode = isUp ? 200 : 404;
    response.end("0");
  }).listen();
  afterThisTest(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setTimeout(() => (isUp = true), 200);
  await siteIsUp({ siteUrl: url, apiUrl: url, secret: "" });
  expect(isUp).toBe(true);
});

it("waits for no server once the preview has ended", async () => {
  const url = "http://127.0.0.1:1";
  const began = Date.now();
  await refreshSite({ siteUrl: url, apiUrl: url, secret: "", ended: AbortSignal.abort() }, [sourcePlugin]);
  // Its tries would take ten seconds.
  expect(Date.now() - began).toBeLessThan(5_000);
});

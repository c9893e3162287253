import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, jest } from "@jest/globals";
import {
  filesAreShown,
  pluginsToRefresh,
  refreshSite,
  siteIsUp,
} from "../../../../catalogue/tools/preview/refresh-site";
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

it("asks again where the site or the content server ends a connection, until they answer", async () => {
  const answered: string[] = [];
  let requests = 0;
  let timesMade = 0;
  const server = createServer((request, response) => {
    requests += 1;
    // Busy servers close connections that were kept open; a server that restarts answers with an error.
    if (requests % 3 === 1) return void request.socket.destroy();
    response.statusCode = requests % 3 === 2 ? 503 : 200;
    if (response.statusCode === 200 && request.method === "POST") answered.push(request.url!);
    if (answered.length === 1) timesMade = 1;
    response.end(String(timesMade));
  }).listen();
  afterThisTest(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said = jest.spyOn(console, "log").mockReturnValue();
  await refreshSite({ siteUrl: url, apiUrl: url, secret: "" }, [sourcePlugin]);
  expect(answered).toEqual([`/__refresh/${sourcePlugin}`, "/reload"]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it("does not wait until a fault of the content is mended: the check that names it comes afterwards", async () => {
  let timesMade = 0;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === "POST") asked.push(request.url!);
    if (request.url?.startsWith("/__refresh")) timesMade += 1;
    if (request.url === "/reload") response.statusCode = 422;
    response.end(String(timesMade));
  }).listen();
  afterThisTest(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await refreshSite({ siteUrl: url, apiUrl: url, secret: "" }, [sourcePlugin]);
  expect(asked).toEqual([`/__refresh/${sourcePlugin}`, "/reload"]);
});

it("says once why the site does not answer, and goes on asking", async () => {
  const ended = new AbortController();
  const said = jest.spyOn(console, "log").mockReturnValue();
  const done = refreshSite({ siteUrl: "http://127.0.0.1:1", apiUrl: "", secret: "", ended: ended.signal }, [
    sourcePlugin,
  ]);
  setTimeout(() => ended.abort(), 13_000);
  await done;
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/127\.0\.0\.1:1\/.+ does not answer \(.+\)\. It is asked until it does\./)],
  ]);
  said.mockRestore();
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

it("waits until the pages are made of an interface text as it is now", async () => {
  const path = "locales/en/contactus.json";
  const now = createHash("md5").update(readFileSync(path)).digest("hex");
  const digests = ["of before", "of before", now];
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(digests.shift() ?? null));
  }).listen();
  afterThisTest(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Gatsby has no file of remarks.
  await filesAreShown({ siteUrl: url, apiUrl: url, secret: "" }, [path, "content/remarks/de.json"]);
  expect(asked).toEqual([
    ...Array(3).fill("/__file-shown?path=locales%2Fen%2Fcontactus.json"),
    "/__file-shown?path=content%2Fremarks%2Fde.json",
  ]);
});

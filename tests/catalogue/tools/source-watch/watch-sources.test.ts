import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { TemplateRecord } from "../../../../catalogue/templates/template-file";
import { listedSources } from "../../../../catalogue/tools/source-watch/listed-sources";
import { loadReadings, type Readings, saveReadings } from "../../../../catalogue/tools/source-watch/readings";
import { reportOf, summaryOf } from "../../../../catalogue/tools/source-watch/report";
import { watchSources } from "../../../../catalogue/tools/source-watch/watch-sources";
import { afterThisTest } from "../../../for-this-test";
import { waitUntil } from "../../../wait-until";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const html =
  (text: string, menu = ""): Answer =>
  (response) =>
    void response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<body><nav>${menu}</nav><main><p>${text}</p></main><script>var x = ${Math.random()}</script></body>`,
      );

let port = 0;
let answers: Record<string, Answer>;
let asked: string[];
/** How many questions each host has open, and the most it ever had. */
let open: Map<string, number>;
let mostOpen: number;

beforeEach(async () => {
  answers = {};
  asked = [];
  open = new Map();
  mostOpen = 0;
  const server = createServer((request, response) => {
    const { host = "", "if-none-match": etag } = request.headers;
    open.set(host, (open.get(host) ?? 0) + 1);
    mostOpen = Math.max(mostOpen, open.get(host)!);
    response.on("close", () => open.set(host, open.get(host)! - 1));
    asked.push(etag === undefined ? request.url! : `${request.url} ${etag}`);
    (answers[request.url!] ?? ((response) => void response.writeHead(404).end()))(response, request);
  });
  server.listen(0);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  afterThisTest(() => {
    server.closeAllConnections();
    server.close();
  });
});

const source = (path: string, host = "127.0.0.1") => ({
  url: `http://${host}:${port}${path}`,
  urlPaths: [`xy${path.replaceAll("/", "-")}`],
});

async function read(paths: string[], readings: Readings, settings = {}) {
  const found = await watchSources(
    paths.map((path) => source(path)),
    readings,
    { timeoutMs: 3000, runMs: 60_000, pauseMs: 0, keepDays: 0, today: "2026-11-22", ...settings },
  );
  return found.map(({ url, kind, what }) => `${new URL(url).pathname} ${kind} ${what}`.trim());
}

describe("a watch over sources", () => {
  it("counts the answers for whoever waits", async () => {
    const told: number[][] = [];
    for (const path of ["/one", "/two"]) answers[path] = html("The photo measures 35 x 45 mm.");
    await read(["/one", "/two"], {}, { onRead: (...counts: number[]) => told.push(counts) });
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it("says nothing of a page whose words stay, whatever its menu and scripts do", async () => {
    const readings: Readings = {};
    answers["/rule"] = html("The photo measures 35 x 45 mm.", "News of Monday");
    expect(await read(["/rule"], readings)).toEqual(["/rule first"]);
    answers["/rule"] = html("The photo measures\n 35 x 45  mm.", "News of Tuesday");
    expect(await read(["/rule"], readings)).toEqual(["/rule same"]);
  });

  it("tells other numbers from other words", async () => {
    const readings: Readings = {};
    answers["/numbers"] = html("From 600 to 1200 px, 240 KB.");
    answers["/words"] = html("At least 600 px.");
    await read(["/numbers", "/words"], readings);
    answers["/numbers"] = html("From 600 to 900 px, 240 KB.");
    answers["/words"] = html("Not less than 600 px.");
    expect(await read(["/numbers", "/words"], readings)).toEqual([
      "/numbers numbers without 1200; with 900",
      "/words text changed, no other numbers found",
    ]);
    expect(await read(["/numbers", "/words"], readings)).toEqual(["/numbers same", "/words same"]);
  });

  it("tells a page that moved, and once only", async () => {
    const readings: Readings = {};
    answers["/old"] = html("35 x 45 mm");
    await read(["/old"], readings);
    answers["/old"] = (response) => void response.writeHead(301, { location: "/new" }).end();
    answers["/new"] = html("35 x 45 mm");
    expect(await read(["/old"], readings)).toEqual([`/old moved leads to http://127.0.0.1:${port}/new now`]);
    expect(await read(["/old"], readings)).toEqual(["/old same"]);
    expect(await read(["/old"], {})).toEqual([`/old moved leads to http://127.0.0.1:${port}/new`]);
  });

  it("keeps what it read while a page is gone, broken, slow or out of reach, and since when", async () => {
    const readings: Readings = {};
    const paths = ["/gone", "/broken", "/slow", "/torn"];
    for (const path of paths) answers[path] = html("35 x 45 mm");
    await read(paths, readings, { today: "2026-11-01" });
    const { digest } = readings[source("/slow").url]!;
    delete answers["/gone"];
    answers["/broken"] = (response) => void response.writeHead(500).end("<p>99 mm</p>");
    answers["/slow"] = () => {};
    answers["/torn"] = (response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "999" }).write("<p>3");
      setImmediate(() => response.destroy());
    };
    const settings = { timeoutMs: 300, today: "2026-11-08" };
    expect(await read(paths, readings, settings)).toEqual([
      "/gone gone answers HTTP 404",
      "/broken failed answers HTTP 500",
      "/slow failed does not answer within 0.3 s",
      expect.stringMatching(/^\/torn failed cannot be reached \(.+\)$/),
    ]);
    expect(readings[source("/slow").url]).toMatchObject({
      digest,
      readAt: "2026-11-01",
      failingSince: "2026-11-08",
    });
    expect(await read(["/broken"], readings, { ...settings, today: "2026-11-15" })).toEqual([
      "/broken failed answers HTTP 500, since 2026-11-08",
    ]);
    answers["/broken"] = html("35 x 45 mm");
    expect(await read(["/broken"], readings, settings)).toEqual(["/broken same"]);
    expect(readings[source("/broken").url]?.failingSince).toBeNull();
    const nobody = { url: "http://127.0.0.1:9/", urlPaths: ["xy"] };
    const all = { timeoutMs: 3000, runMs: 9000, pauseMs: 0, keepDays: 0, today: "2026-11-22" };
    expect((await watchSources([nobody], {}, all))[0]?.what).toMatch(/^cannot be reached \(/);
  });

  it("asks each host one thing at a time, and different hosts side by side", async () => {
    const waiting: (() => void)[] = [];
    for (const path of ["/a", "/b", "/c"])
      answers[path] = (response, request) => void waiting.push(() => html("1")(response, request));
    const hosts = ["127.0.0.1", "localhost"];
    const sources = hosts.flatMap((host) => ["/a", "/b", "/c"].map((path) => source(path, host)));
    const settings = { timeoutMs: 5000, runMs: 60_000, pauseMs: 0, keepDays: 0, today: "2026-11-22" };
    const done = watchSources(sources, {}, settings);
    for (let round = 0; round < 3; round++) {
      await waitUntil(() => expect(waiting).toHaveLength(2));
      for (const answer of waiting.splice(0)) answer();
    }
    expect((await done).every(({ kind }) => kind === "first")).toBe(true);
    expect(mostOpen).toBe(1);
    expect(asked).toHaveLength(6);
  });

  it("does not ask again what it read a few days ago, nor have an unchanged page sent", async () => {
    const readings: Readings = {};
    answers["/rule"] = (response, { headers }) => {
      if (headers["if-none-match"] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { "content-type": "text/plain", etag: '"1"' }).end("35 x 45 mm");
    };
    await read(["/rule"], readings, { keepDays: 5, today: "2026-11-01" });
    expect(await read(["/rule"], readings, { keepDays: 5, today: "2026-11-03" })).toEqual([]);
    expect(await read(["/rule"], readings, { keepDays: 5, today: "2026-11-08" })).toEqual(["/rule same"]);
    expect(asked).toEqual(["/rule", '/rule "1"']);
    expect(readings[source("/rule").url]?.readAt).toBe("2026-11-08");
  });

  it("names what it had no time for", async () => {
    expect(await read(["/rule"], {}, { runMs: 0 })).toEqual(["/rule not asked the run's time was up"]);
    expect(asked).toEqual([]);
  });

  it("reads a page in its own charset, and a PDF by its bytes", async () => {
    const readings: Readings = {};
    answers["/ru"] = (response) =>
      void response
        .writeHead(200, { "content-type": "text/html" })
        .end(
          Buffer.concat([
            Buffer.from('<meta charset="windows-1251"><p>'),
            Buffer.from([0xf4, 0xee, 0xf2, 0xee]),
          ]),
        );
    answers["/utf"] = html("фото");
    answers["/pdf"] = (response) =>
      void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF 35");
    await read(["/ru", "/utf", "/pdf"], readings);
    expect(readings[source("/ru").url]?.digest).toBe(readings[source("/utf").url]?.digest);
    expect(readings[source("/pdf").url]?.numbers).toEqual([]);
    answers["/pdf"] = (response) =>
      void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF 36");
    expect(await read(["/pdf"], readings)).toEqual(["/pdf text changed, no other numbers found"]);
  });
});

describe("the readings and the report", () => {
  it("list each address once with the documents that cite it, of one country when asked", () => {
    const record = (urlPath: string, country: string, url: string, policyUrl?: string) =>
      ({
        urlPath,
        country,
        sources: [{ url }],
        editPolicy: { sources: policyUrl ? [{ url: policyUrl }] : [] },
      }) as unknown as TemplateRecord;
    const records = [
      record("us-visa", "US", "https://a.example/", "https://b.example/"),
      record("us-passport", "US", "https://b.example/"),
      record("de-visa", "DE", "https://c.example/"),
    ];
    expect(listedSources(records)).toHaveLength(3);
    expect(listedSources(records, "us")).toEqual([
      { url: "https://a.example/", urlPaths: ["us-visa"] },
      { url: "https://b.example/", urlPaths: ["us-visa", "us-passport"] },
    ]);
  });

  it("stay the same over a file, one line for each address; a torn file is named and kept", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "readings-")), "readings.json");
    const readings: Readings = {};
    for (const name of ["/b", "/a"]) answers[name] = html(name);
    await read(["/b", "/a"], readings);
    saveReadings(path, readings);
    expect(loadReadings(path)).toEqual(readings);
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(5);
    writeFileSync(path, "{ torn");
    expect(() => loadReadings(path)).toThrow("readings.json is no list of readings");
    expect(readFileSync(path, "utf8")).toBe("{ torn");
  });

  it("say which documents to read again, and nothing when there are none", () => {
    const finding = { url: "https://a.example/", urlPaths: ["us-visa", "us-passport"], what: "with 900" };
    const same = { ...finding, url: "https://b.example/", kind: "same" as const, what: "" };
    expect(reportOf([same])).toBe("");
    expect(reportOf([same, { ...finding, kind: "numbers" }])).toContain(
      "- us-visa, us-passport: <https://a.example/> with 900",
    );
    expect(summaryOf([same, { ...finding, kind: "numbers" }], 5)).toBe(
      "5 addresses: 1 same, 1 numbers, 3 read a few days ago.",
    );
  });
});

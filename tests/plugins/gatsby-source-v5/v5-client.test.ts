import { describe, expect, it } from "@jest/globals";
import { makeV5Client, type V5Get } from "../../../plugins/gatsby-source-v5/v5-client";
import { apiDouble, memoryCache, sendOk } from "../api-double";

const client = (apiUrl: string, cache = memoryCache(), timeoutMs = 2_000): V5Get =>
  makeV5Client({ apiUrl, cache, timeoutMs, retries: 2, retryDelayMs: 1 });

describe("the client of the v5 API", () => {
  it("opens the envelope and sends the fields of every call", async () => {
    let token: unknown;
    const { url, calls } = await apiDouble((request, response) => {
      token = request.headers.token;
      sendOk(response, { list: [1] });
    });
    expect(await client(url)("/v5/passport/template/hot", { lang: "de" })).toEqual({ list: [1] });
    expect(calls[0]).toMatch(
      /^\/v5\/passport\/template\/hot\?lang=de&deviceId=[a-z0-9]{32}&platform=46&timestamp=\d{13}$/,
    );
    expect(token).toBe("");
  });

  it("tries again after a failure of the server", async () => {
    const { url, calls } = await apiDouble((_, response, count) => {
      if (count < 2) response.writeHead(500).end("oops");
      else sendOk(response, "healed");
    });
    expect(await client(url)("/x", { lang: "en" })).toBe("healed");
    expect(calls).toHaveLength(3);
  });

  it("asks with the tag of the last answer and keeps it when nothing changed", async () => {
    const { url, calls } = await apiDouble((request, response) => {
      if (request.headers["if-none-match"] === '"one"') response.writeHead(304).end();
      else sendOk(response, ["kept"], '"one"');
    });
    const cache = memoryCache();
    const get = client(url, cache);
    expect(await get("/x", { lang: "en" })).toEqual(["kept"]);
    expect(await get("/x", { lang: "en" })).toEqual(["kept"]);
    expect(calls).toHaveLength(2);
    expect([...cache.values.keys()]).toEqual([
      "/x?lang=en&deviceId=sitebuildsitebuildsitebuildsiteb&platform=46",
    ]);
  });

  it("never has more than eight calls under way", async () => {
    let under = 0;
    let most = 0;
    const { url } = await apiDouble((_, response) => {
      most = Math.max(most, ++under);
      setTimeout(() => {
        under--;
        sendOk(response, null);
      }, 10);
    });
    const get = client(url);
    await Promise.all(Array.from({ length: 30 }, (_, i) => get(`/${i}`, { lang: "en" })));
    expect(most).toBeLessThanOrEqual(8);
    expect(most).toBeGreaterThan(1);
  });
});

describe("an API that does not do its part", () => {
  it("answers 500 every time", async () => {
    const { url, calls } = await apiDouble((_, response) => response.writeHead(500).end());
    await expect(client(url)("/x", { lang: "en" })).rejects.toThrow("answered with HTTP 500");
    expect(calls).toHaveLength(3);
  });

  it("answers HTML, and is not asked again", async () => {
    const { url, calls } = await apiDouble((_, response) => response.end("<!doctype html><p>Hello"));
    await expect(client(url)("/x", { lang: "en" })).rejects.toThrow("answered with HTML instead of JSON");
    expect(calls).toHaveLength(1);
  });

  it("answers with nothing, breaks off, or is not there", async () => {
    const empty = await apiDouble((_, response) => response.end());
    await expect(client(empty.url)("/x", { lang: "en" })).rejects.toThrow("answered with nothing");
    const broken = await apiDouble((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("{");
      response.destroy();
    });
    await expect(client(broken.url)("/x", { lang: "en" })).rejects.toThrow(/broke off|did not answer/);
    await expect(client("http://127.0.0.1:9")("/x", { lang: "en" })).rejects.toThrow(/did not answer \(.+\)/);
  });

  it("takes too long", async () => {
    const { url } = await apiDouble(() => {});
    await expect(client(url, memoryCache(), 30)("/x", { lang: "en" })).rejects.toThrow("did not answer");
  });

  it("answers with an error of its own", async () => {
    const { url } = await apiDouble((_, response) =>
      response.end('{"code":1000,"data":null,"msg":"no blog x"}'),
    );
    await expect(client(url)("/x", { lang: "en" })).rejects.toThrow("code 1000: no blog x");
  });
});

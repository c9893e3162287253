/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "@jest/globals";
import { forwardToApi } from "../../../src/gatsby/forward-to-api";
import { afterThisTest } from "../../for-this-test";

/** @returns the origin of a server that ends with the test */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterThisTest(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A development server in front of this API; Express adds `originalUrl`. */
const serveInFrontOf = (apiUrl: string) =>
  serve((request, response) =>
    forwardToApi(apiUrl)(Object.assign(request, { originalUrl: request.url! }), response),
  );

it("passes a request on, and an answer with a status above 399 as it is", async () => {
  let asked: Pick<IncomingMessage, "method" | "url"> & { body: string; token: unknown };
  const api = await serve(async (request, response) => {
    const { method, url, headers } = request;
    asked = { method, url, token: headers.token, body: await text(request) };
    response.writeHead(429, { "retry-after": "7" }).end('{"code":429}');
  });
  const site = await serveInFrontOf(api);
  const answer = await fetch(`${site}/v5/card/mask?lang=en`, {
    method: "POST",
    headers: { token: "abc" },
    body: "a photo",
  });
  expect(asked!).toEqual({ method: "POST", url: "/v5/card/mask?lang=en", token: "abc", body: "a photo" });
  expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([
    429,
    "7",
    '{"code":429}',
  ]);
});

it("answers 502 where no API runs", async () => {
  const site = await serveInFrontOf("http://127.0.0.1:9");
  const answer = await fetch(`${site}/v5/passport/lang`);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringContaining("127.0.0.1:9 does not answer"),
  ]);
});

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Content } from "../../../catalogue/content";
import { makeOutcomeCodes } from "../../../server/outcomes/outcome-codes";
import { drawJpeg } from "../../fixtures/pictures";
import { drawSignaturePhoto } from "../../fixtures/signatures";
import { login, postForm, query, startApp, type TestApp } from "../start-app";

/** Every call once with a good answer, once with a bad request, once with what it needs broken: all as the contract says. */
let server: TestApp;
let isBroken = false;
async function broken(): Promise<never> {
  throw Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" });
}

/** The real content, until it is said to be broken. */
const breakable = (content: Content): Content =>
  new Proxy(content, {
    get: (target, name: keyof Content) => {
      if (isBroken) throw new Error("no content");
      return target[name];
    },
  });

beforeAll(async () => {
  server = await startApp({
    change: ({ sessions, outcomes, content }) => ({
      outcomes: {
        ...outcomes,
        add: (outcome) => (isBroken ? broken() : outcomes.add(outcome)),
        counts: (document) => (isBroken ? broken() : outcomes.counts(document)),
      },
      sessions: {
        ...sessions,
        create: (deviceId) => (isBroken ? broken() : sessions.create(deviceId)),
        find: (token) => (isBroken ? broken() : sessions.find(token)),
      },
      content: breakable(content),
    }),
  });
});
afterAll(() => server.close());

interface Call {
  method: "GET" | "POST" | "DELETE";
  url: string;
  payload?: object;
}

const post = (url: string, payload?: object): Call => ({ method: "POST", url, payload });
const get = (url: string): Call => ({ method: "GET", url });

it("every call answers as the contract says, whatever it answers", async () => {
  const token = await login(server.app);
  const jpeg = await drawJpeg();
  const file = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  const taken = await postForm(server.app, "/v5/image/upload", token, { file: jpeg });
  const media = await postForm(server.app, "/v5/media/upload", token, { file: jpeg });
  expect([taken.statusCode, media.statusCode]).toEqual([200, 200]);
  const { fileName } = taken.json().data;
  const documents = (await server.app.inject(`/v5/passport/template/hot?${query()}`)).json().data.list;
  const articles = (await server.app.inject(`/v5/passport/blog?${query()}`)).json().data;

  const headers = { token };
  const openPairing = async () =>
    (await server.app.inject({ ...post(`/v5/pairing?${query()}`, {}), headers })).json().data.code;
  const [waiting, joined] = [await openPairing(), await openPairing()];
  await server.app.inject({ ...post(`/v5/pairing/join?${query()}`, { code: joined }), headers });
  const sent = await postForm(server.app, "/v5/pairing/photo", token, {
    fields: { code: joined },
    file: jpeg,
  });
  expect(sent.statusCode).toBe(200);

  const signed = await postForm(server.app, "/v5/card/signature", token, {
    fields: { urlPath: "in-ibps" },
    file: await drawSignaturePhoto({ widthPx: 900, heightPx: 675 }),
  });
  expect(signed.json().code).toBe(0);
  const made = await postForm(server.app, "/v5/photo/make", token, {
    fields: { urlPath: "de-passport" },
    file: jpeg,
  });
  expect(made.json().code).toBe(1000);

  const codes = makeOutcomeCodes(server.deps.signingSecret, Date.now);
  const code = codes.issue("de-passport", jpeg);

  const calls: [call: Call, fields?: Record<string, string>][] = [
    [post("/site/loginByDeviceId")],
    [post("/v5/image/upload/base64", { file })],
    [post("/v5/media/upload/base64", { file })],
    [get("/v5/image/check"), { fileName }],
    [get(`/v5/image/file/${fileName}`)],
    [post("/v5/pairing", { urlPath: "de-passport" })],
    [post("/v5/pairing/join", { code: waiting })],
    [get("/v5/pairing"), { code: joined }],
    [post("/v5/pairing/end", { code: joined, received: 1 })],
    [post("/v5/card/mask", { fileName, urlPath: "de-passport" })],
    [post("/v5/image/segment/url", { fileName })],
    [post("/v5/passport/feedback", { message: "Hello", email: "visitor@example.org" })],
    [post("/v5/photo/outcome", { code, outcome: "accepted" })],
    [get("/v5/photo/outcome")],
    [get("/v5/passport/lang")],
    [get("/v5/passport/template")],
    [get("/v5/passport/template/detail"), { urlPath: documents[0].urlPath }],
    [get("/v5/passport/template/hot")],
    [get("/v5/passport/blog")],
    [get("/v5/passport/blog/detail"), { blogId: articles[0].blogId }],
    [get("/v5/passport/faq")],
    [get("/v5/passport/paper")],
    [{ method: "DELETE", url: `/v5/image/${fileName}` }],
    [post("/site/logout")],
  ];
  const uploads = [
    "/v5/image/upload",
    "/v5/media/upload",
    "/v5/pairing/photo",
    "/v5/card/signature",
    "/v5/photo/make",
  ].map((url): [Call] => [post(url, {})]);
  const send = ([{ method, url, payload }, fields]: (typeof calls)[number], more = {}) =>
    server.app.inject({
      method,
      url: `${url}?${query({ ...fields, ...more })}`,
      headers: { token },
      payload,
    });

  const bad = [];
  for (const call of [...calls, ...uploads]) bad.push((await send(call, { lang: "xx" })).statusCode);
  isBroken = true;
  const failed = [];
  for (const call of [...calls, ...uploads]) failed.push((await send(call)).statusCode);
  isBroken = false;
  const good = [];
  for (const call of calls) good.push((await send(call)).statusCode);

  expect(new Set(bad)).toEqual(new Set([400]));
  expect(new Set(good)).toEqual(new Set([200]));
  // A list of papers is code: nothing it needs can break.
  expect(new Set(failed)).toEqual(new Set([500, 503, 200]));
  const { paths } = server.app.swagger() as unknown as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const named = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((answer) => !server.held.has(answer))).toEqual(["listPapers 5XX"]);
});

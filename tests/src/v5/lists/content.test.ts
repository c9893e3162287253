import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { maskCard } from "../../../../src/v5/card";
import { sendFeedback } from "../../../../src/v5/feedback";
import { cachedHotTemplates, cachedTemplates } from "../../../../src/v5/lists/cached-lists";
import * as content from "../../../../src/v5/lists/content";
import { segmentImage } from "../../../../src/v5/segment";
import { stubEnv } from "../../../for-this-test";
import { answerCalls, loggedIn } from "../answer-calls";
import "../../patience";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loggedIn();
});

test("every content call asks its path in the page's language", async () => {
  const seen = answerCalls(() => ({ data: { list: [] } }));
  await content.fetchLanguages("de");
  await content.fetchTemplates("de");
  await content.fetchTemplate("de", "us-passport");
  await content.fetchHotTemplates("de");
  await content.fetchBlogs("de");
  await content.fetchBlog("de", "white-wall");
  await content.fetchFaq("de");
  expect(seen.map(({ method, path }) => [method, path])).toEqual([
    ["get", "/v5/passport/lang"],
    ["get", "/v5/passport/template"],
    ["get", "/v5/passport/template/detail"],
    ["get", "/v5/passport/template/hot"],
    ["get", "/v5/passport/blog"],
    ["get", "/v5/passport/blog/detail"],
    ["get", "/v5/passport/faq"],
  ]);
  expect(seen.every((call) => call.params.lang === "de")).toBe(true);
  expect(seen.flatMap(({ path, params }) => (params.sources === "false" ? path : []))).toEqual([
    "/v5/passport/template",
    "/v5/passport/template/hot",
  ]);
  expect(seen[2]?.params.urlPath).toBe("us-passport");
  expect(seen[5]?.params.blogId).toBe("white-wall");
});

test("a hot template without an image gets the default sample image", async () => {
  answerCalls(() => ({
    data: {
      list: [
        { urlPath: "a", imageUrl: "" },
        { urlPath: "b", imageUrl: "/b.svg" },
      ],
    },
  }));
  const list = await content.fetchHotTemplates("en");
  expect(list.map((template) => template.imageUrl)).toEqual(["/images/sample.svg", "/b.svg"]);
});

test("template and hot lists are fetched once per language in a browser session", async () => {
  const group = { countryCode: "DE", countryName: "Germany", templateList: [] };
  const seen = answerCalls(({ path }) => ({
    data: path.endsWith("/hot") ? { list: [{ urlPath: "a", imageUrl: "/a.svg", rule: {} }] } : [group],
  }));
  expect(await cachedTemplates("en")).toEqual([group]);
  expect(await cachedTemplates("en")).toEqual([group]);
  await cachedTemplates("de");
  await cachedHotTemplates("en");
  expect(await cachedHotTemplates("en")).toHaveLength(1);
  expect(seen.map((call) => `${call.path} ${call.params.lang}`)).toEqual([
    "/v5/passport/template en",
    "/v5/passport/template de",
    "/v5/passport/template/hot en",
  ]);
});

test("a list of one environment is not shown in another", async () => {
  const group = { countryCode: "DE", countryName: "Germany", templateList: [] };
  const seen = answerCalls(() => ({ data: [group] }));
  await cachedTemplates("en");
  for (const [variable, value] of [
    ["NODE_ENV", "production"],
    ["GATSBY_V5_BASE", "https://api.example.org"],
  ] as const) {
    stubEnv(variable, value);
    jest.resetModules();
    const { answerCalls: answerAnew } = await import("../answer-calls");
    const anew = answerAnew(() => ({ data: [group] }));
    await (await import("../../../../src/v5/lists/cached-lists")).cachedTemplates("en");
    expect([variable, anew.length]).toEqual([variable, 1]);
  }
  await cachedTemplates("en");
  expect(seen).toHaveLength(1);
});

test("a broken or empty cache is fetched anew", async () => {
  const seen = answerCalls(() => ({ data: [] }));
  await cachedTemplates("en");
  const [key] = Object.keys(sessionStorage).filter((name) => name.startsWith("template:"));
  await cachedTemplates("en");
  sessionStorage.setItem(key!, "{broken");
  await cachedTemplates("en");
  expect(seen).toHaveLength(3);
});

test("a busy server is asked for the documents again when it says, three times in all", async () => {
  const group = { countryCode: "DE", countryName: "Germany", templateList: [] };
  const busy = { status: 503, code: 503, headers: { "retry-after": "0.01" } };
  let refusals = 2;
  const seen = answerCalls(() => (refusals-- > 0 ? busy : { data: [group] }));
  expect(await cachedTemplates("fin")).toEqual([group]);
  refusals = 3;
  await expect(cachedTemplates("swe")).rejects.toMatchObject({ failureKey: "serverBusy" });
  expect(seen).toHaveLength(6);
});

test("mask, segment and feedback send forms", async () => {
  const file = { url: "/v5/image/file/a" };
  const seen = answerCalls(() => ({
    data: { digital: file, printout: file, preview: file, cropSource: file },
  }));
  const adjust = { scale: 1.1, dxMm: 0, dyMm: -1, rotateDeg: 0 };
  await maskCard({
    fileName: "a.jpg",
    urlPath: "us-visa",
    background: "keep",
    paper: "a4",
    copies: 4,
    adjust,
    isChild: true,
  });
  await maskCard({ fileName: "a.jpg", urlPath: "us-visa", copies: null, adjust: null });
  await segmentImage("a.jpg");
  await sendFeedback({ message: "hello", email: "a@example.org" });
  const forms = seen.map((call) => Object.fromEntries(new URLSearchParams(entriesOf(call.data))));
  expect(forms[0]).toEqual({
    fileName: "a.jpg",
    urlPath: "us-visa",
    background: "keep",
    paper: "a4",
    copies: "4",
    adjust: JSON.stringify(adjust),
    isChild: "true",
  });
  expect(forms[1]).toEqual({ fileName: "a.jpg", urlPath: "us-visa" });
  expect(forms[2]).toEqual({ fileName: "a.jpg", segmentType: "3" });
  expect(forms[3]).toEqual({ message: "hello", email: "a@example.org" });
});

const entriesOf = (data: unknown) =>
  (data instanceof FormData ? [...data.entries()] : [...new URLSearchParams(String(data)).entries()]) as [
    string,
    string,
  ][];

test("without a connection the lists of an earlier visit serve, in the language that they were fetched in", async () => {
  const group = { countryCode: "FR", countryName: "Frankreich", templateList: [] };
  answerCalls(() => ({ data: [group] }));
  await cachedTemplates("de");
  sessionStorage.clear();
  const seen = answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  await waitFor(async () => expect(await cachedTemplates("de")).toEqual([group]));
  await expect(cachedTemplates("jp")).rejects.toMatchObject({ failureKey: "connectionTimedOut" });
  // An old list is no answer of this session: the next page asks again.
  const before = seen.length;
  await cachedTemplates("de");
  expect(seen.length).toBe(before + 1);
});

test("a list without rules, from an API older than the page, is not cached", async () => {
  const seen = answerCalls(() => ({ data: { list: [{ urlPath: "a", imageUrl: "/a.svg" }] } }));
  await cachedHotTemplates("fr-fr");
  await cachedHotTemplates("fr-fr");
  expect(seen).toHaveLength(2);
});

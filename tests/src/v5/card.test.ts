import { beforeEach, describe, expect, test } from "@jest/globals";
import type { OwnSize } from "../../../contract/document/own-size";
import { type CardRequest, checkCard, maskCard } from "../../../src/v5/card";
import { answerCalls, loggedIn } from "./answer-calls";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loggedIn();
});

const passport = { fileName: "a.jpg", urlPath: "us-passport" };
const ownSize: OwnSize = { width: 35.5, height: 45, unit: "mm", dpi: 300, minKb: null, maxKb: 240 };
const ownSizeAsText = { width: "35.5", height: "45", unit: "mm", dpi: "300", maxKb: "240" };
const answers = { glasses: "yes" } satisfies CardRequest["answers"];

const file = (name: string) => ({ fileName: name, url: `/v5/image/file/${name}` });
const card = {
  digital: { ...file("digital.jpg"), dpi: 300 },
  printout: { ...file("print.jpg"), pdfUrl: "https://files.example.org/print.pdf", rows: 2 },
  preview: file("preview.jpg"),
  cropSource: file("cropSource.jpg"),
  grade: "ready",
};

/** The form that one call sends, all its fields. */
async function sentBy(call: () => Promise<unknown>) {
  const [seen] = await seenBy(call);
  return Object.fromEntries(new URLSearchParams(String(seen?.data)));
}

async function seenBy(call: () => Promise<unknown>) {
  const seen = answerCalls(() => ({ data: card }));
  await call();
  return seen;
}

describe("making a card", () => {
  test("is one POST of a form", async () => {
    const seen = await seenBy(() => maskCard(passport, { lang: "de" }));
    expect(seen.map(({ method, path, params }) => [method, path, params.lang])).toEqual([
      ["post", "/v5/card/mask", "de"],
    ]);
  });

  test.each<[string, Partial<CardRequest>, Record<string, string>]>([
    ["nothing else than the document", {}, {}],
    ["a background", { background: "#ffffff" }, { background: "#ffffff" }],
    ["paper and copies", { paper: "a4", copies: 6 }, { paper: "a4", copies: "6" }],
    ["as many copies as fit", { copies: null, otherDocument: null, adjust: null }, {}],
    [
      "another document on the sheet",
      { otherDocument: { urlPath: "fr-visa", copies: 2 } },
      { otherDocument: '{"urlPath":"fr-visa","copies":2}' },
    ],
    [
      "a correction by hand",
      { adjust: { scale: 1.1, dxMm: 0, dyMm: -1, rotateDeg: 0 } },
      { adjust: '{"scale":1.1,"dxMm":0,"dyMm":-1,"rotateDeg":0}' },
    ],
    ["answers to what a check asks", { answers }, { answers: '{"glasses":"yes"}' }],
    ["a small child", { isChild: true }, { isChild: "true" }],
    ["no child", { isChild: false }, {}],
  ])("sends %s", async (_what, wanted, fields) => {
    expect(await sentBy(() => maskCard({ ...passport, ...wanted }))).toEqual({ ...passport, ...fields });
  });

  test("sends a size of one's own in place of the document, without the limits that were left open", async () => {
    expect(await sentBy(() => maskCard({ ...passport, ownSize }))).toEqual({
      fileName: "a.jpg",
      ...ownSizeAsText,
    });
  });

  test("gives the API's answer as it is", async () => {
    answerCalls(() => ({ data: card }));
    expect(await maskCard(passport)).toEqual(card);
  });
});

describe("checking a finished photo", () => {
  test("says so, and sends the document and what the visitor said", async () => {
    const request = { ...passport, background: "#ffffff", answers, isChild: true };
    expect(await sentBy(() => checkCard(request))).toEqual({
      ...passport,
      mode: "check",
      answers: '{"glasses":"yes"}',
      isChild: "true",
    });
    expect(await sentBy(() => checkCard(passport))).toEqual({ ...passport, mode: "check" });
  });

  test("asks for a background only where no document does", async () => {
    const request = { ...passport, ownSize, background: "#ffffff" };
    expect(await sentBy(() => checkCard(request))).toEqual({
      fileName: "a.jpg",
      ...ownSizeAsText,
      mode: "check",
      background: "#ffffff",
    });
  });
});

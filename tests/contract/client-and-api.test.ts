import { Blob } from "node:buffer";
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Pairing } from "../../contract/pairing";
import { sendFiles } from "../../src/features/photo/pairing/send-files";
import { maskCard } from "../../src/v5/card";
import { v5 } from "../../src/v5/client";
import { deleteImage } from "../../src/v5/delete-image";
import { V5Rejection } from "../../src/v5/errors";
import { sendFeedback } from "../../src/v5/feedback";
import { fetchFile } from "../../src/v5/file";
import * as content from "../../src/v5/lists/content";
import { fetchOutcomeSummary } from "../../src/v5/lists/outcome-summary";
import { reportOutcome } from "../../src/v5/outcome";
import { fetchPairing, joinPairing, openPairing, sendPairingPhoto } from "../../src/v5/pairing";
import { riskCheck } from "../../src/v5/risk-check";
import { segmentImage } from "../../src/v5/segment";
import { sessionToken } from "../../src/v5/session";
import { uploadImage, uploadImageBase64, uploadMedia } from "../../src/v5/upload";
import { drawJpeg } from "../fixtures/pictures";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { stubGlobal } from "../for-this-test";
import { startApp, type TestApp } from "../server/start-app";

/** The site's own client against the program itself, over a socket: what neither side's tests can see alone. */
let server: TestApp;
let portrait: Buffer;

beforeAll(async () => {
  server = await startApp({ env: { PHOTOS_PER_MINUTE: "1000" } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  v5.defaults.baseURL = `http://127.0.0.1:${port}`;
  portrait = Buffer.from(await drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg());
});
afterAll(() => server.close());

const blobOf = (bytes: Uint8Array) => new Blob([bytes], { type: "image/jpeg" }) as unknown as globalThis.Blob;

const fieldsOf = (bytes: Uint8Array) => ({
  fileName: "Porträt 证件照.jpg",
  digest: createHash("sha256").update(bytes).digest("hex"),
  width: 1500,
  height: 2000,
});

/** As an `<img>` fetches it: by its signature alone. */
async function bytesAt(url: string): Promise<number> {
  const answer = await fetch(`${v5.defaults.baseURL}${url}`);
  return answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
}

async function uploaded(bytes: Uint8Array) {
  const result = await uploadImage(blobOf(bytes), fieldsOf(bytes));
  if (result.failureKey !== null) throw new Error(result.errMsg);
  return result;
}

test("a photo goes up, is checked behind, becomes a card and comes down", async () => {
  const up = await uploadImage(blobOf(portrait), { ...fieldsOf(portrait), riskyCheck: true });
  if (up.failureKey !== null) throw new Error(up.errMsg);
  if (up.checkStatus === 0) expect(await riskCheck(up.fileName)).toEqual({ checkStatus: 1, errMsg: "" });
  const card = await maskCard({
    fileName: up.fileName,
    urlPath: "de-passport",
    background: "auto",
    paper: "a4",
    copies: 4,
    adjust: { scale: 1, dxMm: 0.2, dyMm: 0, rotateDeg: 0 },
  });
  expect(card).toMatchObject({ accepted: true, printout: { paper: "a4", copies: 4 } });
  for (const url of [card.digital.url, card.printout.url, card.printout.pdfUrl, card.preview.url]) {
    expect(await bytesAt(url)).toBeGreaterThan(1000);
  }
  await deleteImage(up.fileName, sessionToken());
  await expect(fetchFile(card.digital.url)).rejects.toMatchObject({ failureKey: "imageLinkMissing" });
});

test("a photo is sent with the code of a pairing, and fetched", async () => {
  const { code } = await openPairing({ urlPath: "de-passport" });
  expect(await joinPairing(code)).toMatchObject({ state: "joined", urlPath: "de-passport" });
  await sendPairingPhoto(blobOf(portrait), fieldsOf(portrait), code);
  const { state, photo } = await fetchPairing(code);
  expect([state, photo?.width]).toEqual(["sent", 1500]);
  expect(await bytesAt(photo!.url)).toBeGreaterThan(1000);
  await expect(joinPairing("00000000")).rejects.toMatchObject({ status: 404 });
});

test("finished files are offered to a phone by the addresses of a card", async () => {
  // The page, whose end closes the pairing.
  stubGlobal("window", new EventTarget());
  const { fileName } = await uploaded(portrait);
  const card = await maskCard({ fileName, urlPath: "de-passport" });
  const { urlPath, files } = {
    urlPath: "de-passport",
    files: [card.digital.url, card.printout.pdfUrl].map((url, i) => ({ url, name: `file-${i}.pdf` })),
  };
  const abort = new AbortController();
  const pairing = await new Promise<Pairing>((resolve, reject) => {
    sendFiles({ urlPath, files }, resolve, abort.signal).catch(reject);
  });
  const joined = await joinPairing(pairing.code);
  expect([joined.direction, joined.state]).toEqual(["to-phone", "joined"]);
  for (const { url } of joined.files!) expect(await bytesAt(url)).toBeGreaterThan(1000);
  abort.abort();
});

test("a photo without a face is rejected with its checks", async () => {
  const { fileName } = await uploaded(await drawJpeg(900, 1200));
  const error = await maskCard({ fileName, urlPath: "de-passport" }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(V5Rejection);
  const { checks } = (error as V5Rejection).data as { checks: { verdict: string; messageKey: string }[] };
  expect(checks).toContainEqual(expect.objectContaining({ verdict: "fail", messageKey: "noFaces" }));
});

test("data URLs and permanent media are taken too", async () => {
  const dataUrl = `data:image/jpeg;base64,${portrait.toString("base64")}`;
  expect(await uploadImageBase64(dataUrl, fieldsOf(portrait))).toMatchObject({ checkStatus: 1, width: 1500 });
  expect(await uploadMedia(blobOf(portrait), fieldsOf(portrait))).toMatchObject({
    checkStatus: 1,
    mediaId: expect.stringMatching(/^m/),
  });
});

test("the person is cut out", async () => {
  const { fileName } = await uploaded(portrait);
  const segment = await segmentImage(fileName);
  expect(segment.box.width).toBeGreaterThan(100);
  expect(await bytesAt(segment.url)).toBeGreaterThan(1000);
});

test("files that are none get their own results", async () => {
  const text = Buffer.from("this is not a picture, however long it goes on");
  expect(await uploadImage(blobOf(text), fieldsOf(text))).toMatchObject({
    checkStatus: -2,
    failureKey: "formatNotSupported",
  });
  const huge = Buffer.concat([portrait, Buffer.alloc(21_000_000)]);
  expect(await uploadImage(blobOf(huge), fieldsOf(huge))).toMatchObject({
    checkStatus: -2,
    failureKey: "fileTooLarge",
  });
  const damaged = portrait.subarray(0, 400);
  expect(await uploadImage(blobOf(damaged), fieldsOf(damaged))).toMatchObject({ checkStatus: -2 });
});

test("somebody else's file and an unknown document are gone", async () => {
  await expect(maskCard({ fileName: `${"0".repeat(32)}.jpg`, urlPath: "de-passport" })).rejects.toMatchObject(
    {
      status: 404,
    },
  );
  const { fileName } = await uploaded(portrait);
  await expect(maskCard({ fileName, urlPath: "zz-passport" })).rejects.toMatchObject({ status: 404 });
});

test("content answers in the language that was asked for", async () => {
  const groups = await content.fetchTemplates("de");
  const names = groups.map((group) => group.countryName);
  expect(names).toContain("Deutschland");
  const languages = await content.fetchLanguages("jp");
  expect(languages).toHaveLength(29);
  expect(languages.find((record) => record.lang === "jp")).toMatchObject({ bcp47: "ja" });
  const hot = await content.fetchHotTemplates("en");
  expect(hot.length).toBeGreaterThan(3);
  expect(hot.every((template) => template.imageUrl !== "")).toBe(true);
  expect((await content.fetchTemplate("en", "us-visa")).sizeText).toMatch(/mm$/);
  expect(
    groups.flatMap((group) => group.templateList.filter((t) => t.country !== group.countryCode)),
  ).toEqual([]);
});

test("a photo's code takes one answer, and many answers become numbers", async () => {
  const { fileName } = await uploaded(portrait);
  const { outcomeCode: code = "" } = await maskCard({ fileName, urlPath: "de-passport" });
  const answer = { code, outcome: "refused", reason: "light", words: "Schatten" } as const;
  expect(await reportOutcome(answer)).toBeNull();
  await expect(reportOutcome(answer)).rejects.toMatchObject({ status: 409 });
  await expect(reportOutcome({ ...answer, code: `fr${code.slice(2)}` })).rejects.toMatchObject({
    status: 404,
  });

  const { baseURL } = v5.defaults;
  const overSocket = globalThis.fetch;
  stubGlobal("fetch", (path: string) => overSocket(`${baseURL}${path}`));
  expect(await fetchOutcomeSummary("de-passport")).toBeNull();
  const more = Array.from({ length: 19 }, (_, i) => ({ id: `photo ${i}`, document: "de-passport" }));
  for (const photo of more)
    await server.deps.outcomes.add({ ...photo, outcome: "accepted", reason: null, words: "" });
  const told = { answers: 20, accepted: 19, reasons: [{ reason: "light", count: 1 }] };
  expect(await fetchOutcomeSummary("de-passport")).toMatchObject(told);
  expect(await fetchOutcomeSummary(undefined)).toMatchObject(told);
  expect(await fetchOutcomeSummary("no-such")).toBeNull();
});

test("the service form is taken, a bad address is not", async () => {
  expect(await sendFeedback({ message: "Danke", email: "a@example.org" })).toBeNull();
  await expect(sendFeedback({ message: "Danke", email: "nobody" })).rejects.toMatchObject({ status: 400 });
});

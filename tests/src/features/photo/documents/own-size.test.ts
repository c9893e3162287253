import "fake-indexeddb/auto";
import { describe, expect, test } from "@jest/globals";
import type { OwnSize } from "../../../../../contract/document/own-size";
import { downloadOf } from "../../../../../src/features/photo/actions/download";
import { makePhoto } from "../../../../../src/features/photo/actions/make";
import {
  chooseCountry,
  chooseDocument,
  loadChoice,
} from "../../../../../src/features/photo/documents/choose-document";
import { chooseOwnSize, leaveOwnSize } from "../../../../../src/features/photo/documents/choose-own-size";
import { purposeChosen } from "../../../../../src/features/photo/state/photo-slice";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { answerPhotoCalls, beginEachAfresh, card, photoOf, report, storeWithPhoto } from "../photo-fixtures";

beginEachAfresh();

const size: OwnSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: 100 };

async function storeWithSize(own = size): Promise<AppStore> {
  const store = await storeWithPhoto();
  store.dispatch(chooseOwnSize(own, "keep"));
  return store;
}

const sentFor = (seen: ReturnType<typeof answerPhotoCalls>) =>
  Object.fromEntries(
    new URLSearchParams(String(seen.findLast(({ path }) => path === "/v5/card/mask")?.data)),
  );

test("a typed size is asked for instead of a document", async () => {
  const seen = answerPhotoCalls();
  const store = await storeWithSize();
  await store.dispatch(makePhoto());
  expect(photoOf(store).status).toBe("accepted");
  const { fileName: _, ...sent } = sentFor(seen);
  const typed = { width: "40", height: "50", unit: "mm", dpi: "300", maxKb: "100" };
  expect(sent).toEqual({ ...typed, background: "keep", paper: "10x15cm" });
});

test("a finished photo is checked against a typed size", async () => {
  const seen = answerPhotoCalls({ "/v5/card/mask": { data: report } });
  const store = await storeWithSize();
  store.dispatch(purposeChosen({ isCheck: true }));
  await store.dispatch(makePhoto());
  expect(photoOf(store).status).toBe("checked");
  expect(sentFor(seen)).toMatchObject({ width: "40", mode: "check", background: "keep" });
});

test("the file bears the size in its name", async () => {
  const store = await storeWithSize();
  const { site } = store.getState();
  expect(downloadOf("pdf", { card, urlPath: "own-size", template: site.passportData }).name).toBe(
    "own-size-40x50mm-sheet-4x6in.pdf",
  );
});

test("a paper that is too small gives way to one that holds the photo", async () => {
  const seen = answerPhotoCalls();
  const store = await storeWithSize({ ...size, width: 140, height: 140, dpi: 150 });
  await store.dispatch(makePhoto());
  expect(sentFor(seen).paper).toBe("a4");
});

test("what was made of another typed size is not shown for this one", async () => {
  const store = await storeWithSize();
  answerPhotoCalls({
    "/v5/card/mask": () => {
      store.dispatch(chooseOwnSize({ ...size, width: 45 }, "keep"));
      return { data: card };
    },
  });
  await store.dispatch(makePhoto());
  expect(photoOf(store)).toMatchObject({ status: "idle", card: null, choices: { ownSize: { width: 45 } } });
});

test("it comes back in the page's language, and a country lets go of it", async () => {
  answerPhotoCalls({ "/v5/passport/template": { data: [] } });
  const store = await storeWithSize();
  await store.dispatch(loadChoice("en"));
  expect(store.getState().site.passportData?.sizeLabel).toBe("40\u00a0×\u00a050\u00a0mm");
  store.dispatch(chooseCountry("US"));
  expect(photoOf(store).choices).toMatchObject({ urlPath: null, ownSize: null });
  expect(store.getState().site.passportData).toBeNull();
});

test.each([
  [{ width: 2, height: 1.5, unit: "inch" as const }, "2\u00a0×\u00a01.5\u00a0in"],
  [{ width: 600, height: 750, unit: "px" as const }, "600\u00a0×\u00a0750\u00a0px"],
])("%j is shown as it was typed", async (typed, label) => {
  const store = await storeWithSize({ ...size, ...typed });
  expect(store.getState().site.passportData?.sizeLabel).toBe(label);
});

describe("the document that was chosen before", () => {
  const passport = { country: "DE", urlPath: "de-passport", width: 35, height: 45, unit: "mm", dpi: 300 };
  const countryList = [{ countryCode: "DE", countryName: "Germany", templateList: [passport] }];

  async function storeWithDocument(): Promise<AppStore> {
    answerPhotoCalls({ "/v5/passport/template": { data: countryList } });
    const store = makeStore();
    await store.dispatch(loadChoice("en"));
    store.dispatch(chooseDocument(passport as never));
    return store;
  }

  test.each([
    ["before a size can be made of the words", [null]],
    ["after a size was typed", [null, size, null, { ...size, width: 45 }]],
  ])("comes back %s", async (_, typed) => {
    const store = await storeWithDocument();
    for (const own of typed) store.dispatch(chooseOwnSize(own, "keep"));
    expect(photoOf(store).choices.urlPath).not.toBe("de-passport");
    store.dispatch(leaveOwnSize());
    expect(photoOf(store).choices).toMatchObject({
      countryCode: "DE",
      urlPath: "de-passport",
      ownSize: null,
      documentBefore: null,
    });
    expect(store.getState().site.passportData?.urlPath).toBe("de-passport");
  });

  test("comes back with its country, and goes with it", async () => {
    const store = await storeWithDocument();
    store.dispatch(chooseOwnSize(null, "auto"));
    store.dispatch(chooseCountry("DE"));
    expect(photoOf(store).choices.urlPath).toBe("de-passport");
    store.dispatch(chooseOwnSize(size, "auto"));
    store.dispatch(chooseCountry("US"));
    store.dispatch(leaveOwnSize());
    expect(photoOf(store).choices).toMatchObject({ countryCode: "US", urlPath: null });
    expect(store.getState().site.passportData).toBeNull();
  });
});

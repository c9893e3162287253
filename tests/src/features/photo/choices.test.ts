import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { changeBackground, cropPhoto, sheetPhoto } from "../../../../src/features/photo/change-photo";
import { chooseCountry, chooseDocument, loadChoice } from "../../../../src/features/photo/choose-document";
import { makePhoto } from "../../../../src/features/photo/make-photo";
import { selectPhoto } from "../../../../src/features/photo/photo-slice";
import { saveCutout, savePhoto } from "../../../../src/features/photo/save-photo";
import { cropAdjust } from "../../../../src/features/photo/steps/crop";
import { downloadOf } from "../../../../src/features/photo/steps/download";
import { sheetChoice } from "../../../../src/features/photo/steps/sheet";
import { languageChanged } from "../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../src/store/store";
import { keptCardInfo } from "../../../../src/units/card-info";
import { answerPhotoCalls, card, storeWithPhoto, stubDecoding } from "./photo-fixtures";

const template = (country: string, urlPath: string) => ({
  country,
  urlPath,
  width: 35,
  height: 45,
  unit: "mm",
  dpi: 300,
  sizeText: "35x45 mm",
});
const germany = template("DE", "de-passport");
const usVisa = template("US", "us-visa");
const countryList = [
  { countryCode: "DE", countryName: "Germany", templateList: [germany, template("DE", "de-visa")] },
  { countryCode: "US", countryName: "United States", templateList: [usVisa] },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubDecoding({ width: 1200, height: 1600 });
});

const photoOf = (store: AppStore) => selectPhoto(store.getState());

describe("choosing", () => {
  test("a document brings its country, is kept locally, and another country lets go of it", () => {
    const store = makeStore();
    store.dispatch(chooseDocument(germany as never));
    expect(photoOf(store).choices).toMatchObject({ countryCode: "DE", urlPath: "de-passport" });
    expect(store.getState().site.passportData?.urlPath).toBe("de-passport");
    expect(keptCardInfo()?.data.urlPath).toBe("de-passport");
    store.dispatch(chooseCountry("DE"));
    expect(photoOf(store).choices.urlPath).toBe("de-passport");
    store.dispatch(chooseCountry("US"));
    expect(photoOf(store).choices).toMatchObject({ countryCode: "US", urlPath: null });
    expect(store.getState().site.passportData).toBeNull();
    expect(keptCardInfo()).toBeNull();
  });

  test.each([
    ["the address", "?document=us-visa", "de-passport", "us-visa"],
    ["the last visit", "", "de-visa", "de-visa"],
  ])("comes from %s", async (_, search, kept, expected) => {
    answerPhotoCalls({ "/v5/passport/template": { data: countryList } });
    const earlier = makeStore();
    earlier.dispatch(chooseDocument(template("DE", kept) as never));
    const store = makeStore();
    await store.dispatch(loadChoice("en", search));
    expect(photoOf(store).choices.urlPath).toBe(expected);
    expect(store.getState().site.passportData?.urlPath).toBe(expected);
  });

  test("an address that names a document that there is not is a 404, and nothing else is chosen for it", async () => {
    answerPhotoCalls({ "/v5/passport/template": { data: countryList } });
    const store = makeStore();
    await store.dispatch(loadChoice("en", "?document=nothing"));
    expect(store.getState().route.error).toEqual({ status: 404, message: "This page could not be found" });
    expect(photoOf(store).choices.urlPath).toBeNull();
  });

  test("a list that did not come says nothing of an address", async () => {
    answerPhotoCalls({ "/v5/passport/template": { networkError: "ERR_NETWORK" } });
    const store = makeStore();
    await store.dispatch(loadChoice("en", "?document=us-visa"));
    expect(store.getState().route.error).toBeNull();
  });

  test("documents of a language that the visitor has left meanwhile are not chosen", async () => {
    const store = makeStore();
    answerPhotoCalls({
      "/v5/passport/template": () => {
        store.dispatch(languageChanged("jp"));
        return { data: countryList };
      },
    });
    await store.dispatch(loadChoice("en", "?document=us-visa"));
    expect(store.getState().site).toMatchObject({ passportData: null, countryList: [] });
  });

  test("a list that does not come leaves the choice as it was", async () => {
    answerPhotoCalls({ "/v5/passport/template": { networkError: "ERR_NETWORK" } });
    const store = await storeWithPhoto();
    await store.dispatch(loadChoice("en"));
    expect(photoOf(store).choices.urlPath).toBe("de-passport");
  });
});

describe("changing what was made", () => {
  test("background, crop and sheet are asked for with the next run", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(changeBackground("#ffffff"));
    await store.dispatch(sheetPhoto("a4", 4));
    await store.dispatch(cropPhoto({ dyMm: 0.5 }));
    const last = new URLSearchParams(String(seen.at(-1)?.data));
    expect(last.get("background")).toBe("#ffffff");
    expect([last.get("paper"), last.get("copies")]).toEqual(["a4", "4"]);
    expect(JSON.parse(last.get("adjust") ?? "")).toEqual({ scale: 1, dxMm: 0, dyMm: 0.5, rotateDeg: 0 });
    await store.dispatch(cropPhoto(null));
    expect(new URLSearchParams(String(seen.at(-1)?.data)).has("adjust")).toBe(false);
  });

  test("movements of the crop add up within the bounds of the API", () => {
    const twice = cropAdjust(cropAdjust(null, { dxMm: 0.1, scale: 1.1 }), { dxMm: 0.2, scale: 1.1 });
    expect(twice).toEqual({ scale: 1.21, dxMm: 0.3, dyMm: 0, rotateDeg: 0 });
    expect(cropAdjust(null, { dyMm: 99, rotateDeg: -99, scale: 9 })).toEqual({
      scale: 2,
      dxMm: 0,
      dyMm: 20,
      rotateDeg: -15,
    });
    expect(cropAdjust({ scale: 1, dxMm: 1, dyMm: 0, rotateDeg: 0 }, { dxMm: -1 })).toBeNull();
  });

  test("a sheet is of a known paper with 1 to 100 copies, or as many as fit", () => {
    expect(sheetChoice("4x6in", null)).toEqual({ paper: "4x6in", copies: null });
    expect(() => sheetChoice("napkin" as never, null)).toThrow(RangeError);
    expect(() => sheetChoice("a4", 0)).toThrow("copies");
    expect(() => sheetChoice("a4", 1.5)).toThrow("copies");
  });
});

describe("download", () => {
  test("names say document, size and paper", () => {
    expect(downloadOf("digital", card, "de-passport", "35x45 mm")).toEqual({
      url: "/v5/image/file/d.jpg",
      name: "de-passport-35x45mm.jpg",
    });
    expect(downloadOf("printout", card, "de-passport", "35x45 mm").name).toBe(
      "de-passport-35x45mm-sheet-4x6in.jpg",
    );
    expect(downloadOf("pdf", card, "de-passport", null)).toEqual({
      url: "/v5/image/file/p.pdf",
      name: "de-passport-413x531px-sheet-4x6in.pdf",
    });
  });

  test("saves the bytes of the server under that name", async () => {
    const saved = catchSaved();
    const store = await madeStore({ "/v5/image/file/d.jpg": { body: new Blob(["jpeg"]) } });
    expect(await store.dispatch(savePhoto("digital"))).toBeNull();
    expect(saved.map(({ name }) => name)).toEqual(["de-passport-35x45mm.jpg"]);
    expect(await saved[0]?.blob?.text()).toBe("jpeg");
  });

  test("a file that has gone is told, and the next run uploads anew", async () => {
    const saved = catchSaved();
    const store = await madeStore({ "/v5/image/file/p.pdf": { status: 404, body: new Blob(["{}"]) } });
    expect(await store.dispatch(savePhoto("pdf"))).toBe("imageLinkMissing");
    expect(saved).toEqual([]);
    expect(photoOf(store).uploaded).toBeNull();
    expect(photoOf(store).status).toBe("accepted");
  });

  test("the cut-out is made by the segment call", async () => {
    const saved = catchSaved();
    const store = await madeStore({
      "/v5/image/segment/url": { data: { url: "/v5/image/file/c.png" } },
      "/v5/image/file/c.png": { body: new Blob(["png"]) },
    });
    expect(await store.dispatch(saveCutout())).toBeNull();
    expect(saved.map(({ name }) => name)).toEqual(["de-passport-cutout.png"]);
    expect(await saved[0]?.blob?.text()).toBe("png");
  });

  test("there is nothing to save before there is a photo", async () => {
    const store = await storeWithPhoto();
    const saved = catchSaved();
    await store.dispatch(savePhoto("digital"));
    expect(await store.dispatch(saveCutout())).toBe("imageLinkMissing");
    expect(saved).toEqual([]);
  });
});

async function madeStore(routes: Parameters<typeof answerPhotoCalls>[0]): Promise<AppStore> {
  answerPhotoCalls(routes);
  const store = await storeWithPhoto();
  store.dispatch(chooseDocument(germany as never));
  await store.dispatch(makePhoto());
  return store;
}

/** What links with a `download` hand to the visitor: name and bytes. */
function catchSaved(): { name: string; blob: Blob | undefined }[] {
  const saved: { name: string; blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  jest.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:http://localhost/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return saved;
}

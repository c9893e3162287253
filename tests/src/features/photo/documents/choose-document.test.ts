import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { adjustCrop, photoSettled } from "../../../../../src/features/photo/actions/adjust";
import { changeBackground, changeSheet } from "../../../../../src/features/photo/actions/change";
import { downloadOf } from "../../../../../src/features/photo/actions/download";
import { makePhoto } from "../../../../../src/features/photo/actions/make";
import { saveCutout, savePhoto } from "../../../../../src/features/photo/actions/save";
import {
  chooseCountry,
  chooseDocument,
  chooseStored,
  loadChoice,
} from "../../../../../src/features/photo/documents/choose-document";
import { recentDocuments } from "../../../../../src/features/photo/documents/recent-documents";
import { documentChosen, uploadDone } from "../../../../../src/features/photo/state/photo-slice";
import { languageChanged } from "../../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { storedCardInfo } from "../../../../../src/units/card-info";
import { answerPhotoCalls, card, pathsOf, photoOf, storeWithPhoto, stubDecoding } from "../photo-fixtures";

const template = (country: string, urlPath: string) => ({
  country,
  urlPath,
  rule: { urlPath },
  width: 35,
  height: 45,
  unit: "mm",
  dpi: 300,
  sizeText: "35x45 mm",
  sizeWidth: 35,
  sizeHeight: 45,
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

describe("choosing", () => {
  test("a document brings its country, is kept locally, and another country lets go of it", () => {
    const store = makeStore();
    store.dispatch(chooseDocument(germany as never));
    expect(photoOf(store).choices).toMatchObject({ countryCode: "DE", urlPath: "de-passport" });
    expect(store.getState().site.passportData?.urlPath).toBe("de-passport");
    expect(storedCardInfo()?.data.urlPath).toBe("de-passport");
    store.dispatch(chooseCountry("DE"));
    expect(photoOf(store).choices.urlPath).toBe("de-passport");
    store.dispatch(chooseCountry("US"));
    expect(photoOf(store).choices).toMatchObject({ countryCode: "US", urlPath: null });
    expect(store.getState().site.passportData).toBeNull();
    expect(storedCardInfo()).toBeNull();
  });

  test("a country with one document chooses it, also where the documents come after the country", async () => {
    answerPhotoCalls({ "/v5/passport/template": { data: countryList } });
    const store = makeStore();
    const loading = store.dispatch(loadChoice("en"));
    store.dispatch(chooseCountry("US"));
    expect(photoOf(store).choices.urlPath).toBeNull();
    await loading;
    expect(photoOf(store).choices).toMatchObject({ countryCode: "US", urlPath: "us-visa" });
    store.dispatch(chooseCountry("DE"));
    expect(photoOf(store).choices).toMatchObject({ countryCode: "DE", urlPath: null });
    store.dispatch(chooseCountry("US"));
    expect(store.getState().site.passportData?.urlPath).toBe("us-visa");
    expect(recentDocuments()).toEqual(["us-visa"]);
  });

  test("the last three documents of the tab are kept, the last one first, each once", () => {
    const store = makeStore();
    for (const urlPath of ["de-passport", "de-visa", "us-visa", "de-id-card", "de-visa"])
      store.dispatch(chooseDocument(template(urlPath.slice(0, 2).toUpperCase(), urlPath) as never));
    expect(recentDocuments()).toEqual(["de-visa", "de-id-card", "us-visa"]);
  });

  test("a page that is loaded again has its document before all have come, in its own language", () => {
    makeStore().dispatch(chooseDocument(germany as never));
    const chosenAgain = (urlPath: string, lang = "en", search = "") => {
      const store = makeStore();
      store.dispatch(documentChosen({ countryCode: "DE", urlPath }));
      expect(store.dispatch(chooseStored(lang, search))).toBe(store.getState().site.passportData !== null);
      return store.getState().site.passportData;
    };
    expect(chosenAgain("de-passport")).toEqual(germany);
    expect(chosenAgain("de-visa")).toBeNull();
    expect(chosenAgain("de-passport", "jp")).toBeNull();
    expect(chosenAgain("de-passport", "en", "?document=us-visa")).toBeNull();
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

  test("an address that names a document that there is not says so, and nothing else is chosen for it", async () => {
    answerPhotoCalls({ "/v5/passport/template": { data: countryList } });
    const store = makeStore();
    expect(await store.dispatch(loadChoice("en", "?document=nothing"))).toBe(false);
    expect(photoOf(store).choices.urlPath).toBeNull();
  });

  test("a list that did not come says nothing of an address", async () => {
    answerPhotoCalls({ "/v5/passport/template": { networkError: "ERR_NETWORK" } });
    const store = makeStore();
    expect(await store.dispatch(loadChoice("en", "?document=us-visa"))).toBe(true);
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
    await store.dispatch(changeSheet("a4", 4));
    const adjust = { scale: 1, dxMm: 0, dyMm: 0.5, rotateDeg: 0 };
    store.dispatch(adjustCrop(adjust));
    await store.dispatch(photoSettled());
    const last = new URLSearchParams(String(seen.at(-1)?.data));
    expect(last.get("background")).toBe("#ffffff");
    expect([last.get("paper"), last.get("copies")]).toEqual(["a4", "4"]);
    expect(JSON.parse(last.get("adjust") ?? "")).toEqual(adjust);
    store.dispatch(adjustCrop(null));
    await store.dispatch(photoSettled());
    expect(new URLSearchParams(String(seen.at(-1)?.data)).has("adjust")).toBe(false);
  });

  test("a hand that moves on asks once, when it has come to rest", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    const before = seen.length;
    for (const dyMm of [0.1, 0.2, 0.3]) store.dispatch(adjustCrop({ scale: 1, dxMm: 0, dyMm, rotateDeg: 0 }));
    await store.dispatch(photoSettled());
    const asked = seen.slice(before).filter(({ path }) => path === "/v5/card/mask");
    expect(asked).toHaveLength(1);
    expect(String(new URLSearchParams(String(asked[0]?.data)).get("adjust"))).toContain('"dyMm":0.3');
  });

  test("a place that the checks refuse gives back the last good one, with the reason", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    const check = { rule: "head-height", verdict: "fail", messageKey: "headHeight" };
    answerPhotoCalls({ "/v5/card/mask": { code: 1000, data: { accepted: false, checks: [check] } } });
    store.dispatch(adjustCrop({ scale: 1.1, dxMm: 0, dyMm: 0, rotateDeg: 0 }));
    await store.dispatch(photoSettled());
    expect(photoOf(store)).toMatchObject({
      status: "accepted",
      card,
      refusedChange: { change: "crop", check },
    });
    expect(photoOf(store).choices.adjust).toBeNull();
  });

  test("a picture that was made smaller for one document goes whole where the sheet holds two", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    store.dispatch(uploadDone({ ...photoOf(store).upload!, madeFor: "de-passport" }));
    const seen = answerPhotoCalls();
    const uploads = () => pathsOf(seen).filter((path) => path === "/v5/image/upload").length;
    await store.dispatch(changeSheet("a4", null));
    expect(uploads()).toBe(0);
    await store.dispatch(changeSheet("a4", 6, { urlPath: "us-passport", copies: 2 }));
    expect(uploads()).toBe(1);
    const last = new URLSearchParams(String(seen.findLast(({ path }) => path === "/v5/card/mask")?.data));
    expect(last.get("otherDocument")).toBe('{"urlPath":"us-passport","copies":2}');
    await store.dispatch(changeSheet("letter", null));
    expect(uploads()).toBe(1);
    store.dispatch(documentChosen({ countryCode: "US", urlPath: "us-passport" }));
    expect(photoOf(store).choices.otherDocument).toBeNull();
  });

  test("the sheet is of the paper that is usual in the document's country, until the visitor chooses one", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    const papers = () =>
      seen
        .filter(({ path }) => path === "/v5/card/mask")
        .map(({ data }) => new URLSearchParams(String(data)).get("paper"));
    const makeFor = (countryCode: string, urlPath: string) => {
      store.dispatch(documentChosen({ countryCode, urlPath }));
      return store.dispatch(makePhoto());
    };
    await makeFor("DE", "de-passport");
    await makeFor("US", "us-passport");
    await makeFor("JP", "jp-passport");
    // Fewer copies are no other paper.
    await store.dispatch(changeSheet(null, 2));
    await makeFor("FR", "fr-passport");
    expect(papers()).toEqual(["10x15cm", "4x6in", "l", "l", "10x15cm"]);
    await store.dispatch(changeSheet("a4", null));
    await makeFor("US", "us-passport");
    expect(papers().slice(-2)).toEqual(["a4", "a4"]);
  });

  test("a sheet is of a known paper with 1 to 100 copies, or as many as fit", () => {
    const store = makeStore();
    const chosen = (...sheet: Parameters<typeof changeSheet>) => {
      void store.dispatch(changeSheet(...sheet));
      return photoOf(store).choices;
    };
    expect(chosen("4x6in", null)).toMatchObject({ paper: "4x6in", copies: null });
    expect(chosen(null, 2)).toMatchObject({ paper: null, copies: 2 });
    expect(() => chosen("napkin" as never, null)).toThrow(RangeError);
    expect(() => chosen("a4", 0)).toThrow("copies");
    expect(() => chosen("a4", 1.5)).toThrow("copies");
  });
});

describe("download", () => {
  test("names say document, size and paper", () => {
    expect(downloadOf("digital", { card, urlPath: "de-passport", template: germany as never })).toEqual({
      url: "/v5/image/file/d.jpg",
      name: "de-passport-35x45mm.jpg",
    });
    expect(downloadOf("printout", { card, urlPath: "de-passport", template: germany as never }).name).toBe(
      "de-passport-35x45mm-sheet-4x6in.jpg",
    );
    expect(downloadOf("pdf", { card, urlPath: "de-passport", template: null })).toEqual({
      url: "/v5/image/file/p.pdf",
      name: "de-passport-413x531px-sheet-4x6in.pdf",
    });
  });

  test("names begin with the code of the photo, which names the document", () => {
    const outcomeCode = "de-passport-7k3m9q2xm9g1h0ra8wz";
    const nameOf = (kind: "digital" | "printout" | "pdf") =>
      downloadOf(kind, {
        card: { ...card, outcomeCode },
        urlPath: "de-passport",
        template: germany as never,
      }).name;
    expect(nameOf("digital")).toBe(`${outcomeCode}-35x45mm.jpg`);
    expect(nameOf("pdf")).toBe(`${outcomeCode}-35x45mm-sheet-4x6in.pdf`);
  });

  test("a mixed sheet is named by both documents, if both are on it", () => {
    const us = { urlPath: "us-passport", width: 2, height: 2, unit: "inch" } as never;
    const nameWith = (grade: string | null) => {
      const otherDocument = { urlPath: "us-passport", grade };
      const mixed = { ...card, printout: { ...card.printout, otherDocument } } as never;
      return downloadOf("pdf", { card: mixed, urlPath: "de-passport", template: germany as never, other: us })
        .name;
    };
    expect(nameWith("ready")).toBe("de-passport-35x45mm-us-passport-2x2in-sheet-4x6in.pdf");
    expect(nameWith(null)).toBe("de-passport-35x45mm-sheet-4x6in.pdf");
  });

  test("a file that has another shape than the print is named by its pixels, its sheet by the print", () => {
    const uncut = { ...card, digital: { ...card.digital, widthPx: 1836, heightPx: 3264 } };
    expect(
      downloadOf("digital", { card: uncut, urlPath: "gb-passport", template: germany as never }).name,
    ).toBe("gb-passport-1836x3264px.jpg");
    expect(
      downloadOf("printout", { card: uncut, urlPath: "gb-passport", template: germany as never }).name,
    ).toBe("gb-passport-35x45mm-sheet-4x6in.jpg");
  });

  test("where the authority counts pixels, so do the names", () => {
    const template = { unit: "px", width: 600, height: 600, sizeWidth: 50.8, sizeHeight: 50.8 };
    const square = { ...card, digital: { ...card.digital, widthPx: 600, heightPx: 600 } };
    const nameOf = (kind: "digital" | "pdf") =>
      downloadOf(kind, {
        card: square,
        urlPath: "in-evisa",
        template: { ...template, sizeText: "50.8x50.8 mm" } as never,
      }).name;
    expect(nameOf("digital")).toBe("in-evisa-600x600px.jpg");
    expect(nameOf("pdf")).toBe("in-evisa-600x600px-sheet-4x6in.pdf");
    // Uncut, and square as what is asked for.
    Object.assign(square.digital, { widthPx: 1000, heightPx: 1000 });
    expect(nameOf("digital")).toBe("in-evisa-1000x1000px.jpg");
  });

  test("saves the bytes of the server under that name", async () => {
    const saved = catchSaved();
    const store = await madeStore({ "/v5/image/file/d.jpg": { body: new Blob(["jpeg"]) } });
    expect(await store.dispatch(savePhoto("digital"))).toBeNull();
    expect(saved.map(({ name }) => name)).toEqual(["de-passport-35x45mm.jpg"]);
    expect(await saved[0]?.blob?.text()).toBe("jpeg");
  });

  test("a press while a correction is still to be made saves the corrected file", async () => {
    const saved = catchSaved();
    const corrected = { ...card, digital: { ...card.digital, url: "/v5/image/file/e.jpg" } };
    const store = await madeStore({});
    answerPhotoCalls({
      "/v5/card/mask": { data: corrected },
      "/v5/image/file/e.jpg": { body: new Blob(["corrected"]) },
    });
    store.dispatch(adjustCrop({ scale: 1, dxMm: 0, dyMm: 0.5, rotateDeg: 0 }));
    await store.dispatch(savePhoto("digital"));
    expect(await saved[0]?.blob?.text()).toBe("corrected");
  });

  test("a file that has gone is told, and the next run uploads anew", async () => {
    const saved = catchSaved();
    const store = await madeStore({ "/v5/image/file/p.pdf": { status: 404, body: new Blob(["{}"]) } });
    expect(await store.dispatch(savePhoto("pdf"))).toBe("imageLinkMissing");
    expect(saved).toEqual([]);
    expect(photoOf(store).upload).toBeNull();
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

import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { Template } from "../../../../../contract/document/template";
import type { PhotoOutcome, PhotoReport } from "../../../../../photo/core/photo-outcome";
import { done, refuse } from "../../../../../photo/core/result";
import type { Check, SegmentOutcome } from "../../../../../photo/core/types";
import type { WorkerAnswer, WorkerCall } from "../../../../../photo/web/photo-jobs";
import { makePhoto, stopPhoto } from "../../../../../src/features/photo/actions/make";
import { prefetchDevice } from "../../../../../src/features/photo/engines/choose-engine";
import { deviceEngine } from "../../../../../src/features/photo/engines/device";
import { restoreProcessingMode } from "../../../../../src/features/photo/processing-mode";
import { photoRun } from "../../../../../src/features/photo/run";
import { restoredPhoto, storePhoto } from "../../../../../src/features/photo/state/persist";
import {
  choicesChanged,
  documentChosen,
  purposeChosen,
  selectPhoto,
} from "../../../../../src/features/photo/state/photo-slice";
import type { PhotoChoices } from "../../../../../src/features/photo/state/photo-state";
import { templateChosen } from "../../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { stubGlobal } from "../../../../for-this-test";
import { waitUntil } from "../../../../wait-until";
import { cropSource } from "../crop-source-fixture";
import { answerDeviceJobs, argumentOf, deviceFault } from "../device-worker";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  losePhoto,
  photoOf,
  report,
  serviceOf,
  storeWithPhoto,
} from "../photo-fixtures";
import { byUrlPath, germanPassport } from "../real-documents";

beginEachAfresh();

const other = byUrlPath.get("fr-passport")!;
const countries = [germanPassport, other].map((template) => ({
  countryCode: template.country,
  countryName: template.countryName,
  aliases: [],
  templateList: [template],
}));

const bytes = (word: string) => new TextEncoder().encode(word);
const image = (word: string, widthPx = 413, heightPx = 531) => ({
  bytes: bytes(word),
  widthPx,
  heightPx,
  dpi: 300,
});
const { paper, rows, columns, copies } = card.printout;
const accepted = {
  ...card,
  accepted: true,
  digital: image("digital"),
  printout: { ...image("sheet", 1800, 1200), pdf: bytes("pdf"), paper, rows, columns, copies },
  preview: null,
  cropSource: { ...cropSource, image: image("cropSource") },
} as unknown as PhotoOutcome;

/** Addresses of files in memory, with what they hold; what was given back is gone. */
let inMemory: Map<string, Blob>;
/** What the site's server is asked: the labels of the sheet, and lists of documents. */
let labels: () => Promise<unknown>;

beforeEach(() => {
  let count = 0;
  inMemory = new Map();
  jest.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    inMemory.set(`blob:${++count}`, file as Blob);
    return `blob:${count}`;
  });
  jest.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void inMemory.delete(url));
  jest.spyOn(console, "warn").mockImplementation(() => {});
  labels = async () => ({ en: "Print at 100 %", ger: "In Originalgröße drucken" });
  stubGlobal("fetch", async (url: string) => ({ url, json: labels }));
});

async function deviceStore(
  choices: Parameters<typeof choicesChanged>[0] = {},
  chosen: Template | null = germanPassport,
) {
  const seen = answerPhotoCalls({ "/v5/passport/template": { data: countries } });
  const store = await storeWithPhoto();
  store.dispatch(choicesChanged({ isOnDevice: true, ...choices }));
  store.dispatch(templateChosen(chosen));
  return { store, seen };
}

const photo = () => done(accepted);
const requestOf = (call: WorkerCall | undefined) => argumentOf("makePhoto", call);
const checks = report.checks as Check[];

/** The visitor's file, byte for byte. */
const given = async () => [...new Uint8Array(await jpegFile().arrayBuffer())];
const textAt = async (url: string | undefined) => await inMemory.get(url!)?.text();

describe("a photo that is made on this device", () => {
  test("goes to no server: the engine here gets it, and the files lie in memory", async () => {
    const jobs = answerDeviceJobs(photo);
    const { store, seen } = await deviceStore();
    await store.dispatch(makePhoto());
    const made = photoOf(store);
    expect(made.status).toBe("accepted");
    expect(seen).toEqual([]);
    expect(jobs.map(({ job, engineUrl }) => [job, engineUrl])).toEqual([
      ["makePhoto", `${window.location.origin}/engine`],
    ]);
    expect(requestOf(jobs[0])).toMatchObject({
      rule: { urlPath: "de-passport", widthMm: 35, heightMm: 45 },
      background: "auto",
      paper: "10x15cm",
      sheetLabel: "Germany · Passport · 35\u00a0×\u00a045\u00a0mm",
      printAtFullSizeLabel: "Print at 100 %",
    });
    expect([...requestOf(jobs[0]).image]).toEqual(await given());
    const { digital, printout, cropSource: kept } = made.card!;
    expect(digital).toMatchObject({ widthPx: 413, heightPx: 531, bytes: "digital".length });
    expect(await Promise.all([digital.url, printout.url, printout.pdfUrl, kept.url].map(textAt))).toEqual([
      "digital",
      "sheet",
      "pdf",
      "cropSource",
    ]);
    // Files of a server have names there; these have none.
    expect([digital, printout, kept].map(({ fileName }) => fileName)).toEqual(["", "", ""]);
    const types = [digital.url, printout.url, printout.pdfUrl, kept.url].map(
      (url) => inMemory.get(url)?.type,
    );
    expect(types).toEqual(["image/jpeg", "image/jpeg", "application/pdf", "image/jpeg"]);
  });

  test("gives the files of the photo before back, and no others", async () => {
    answerDeviceJobs(photo);
    const { store } = await deviceStore();
    await store.dispatch(makePhoto());
    const first = photoOf(store).card!;
    await store.dispatch(makePhoto());
    const { digital, printout } = photoOf(store).card!;
    expect(inMemory.has(first.digital.url) || inMemory.has(first.printout.pdfUrl)).toBe(false);
    expect([digital.url, printout.url, printout.pdfUrl].map((url) => inMemory.has(url))).toEqual([
      true,
      true,
      true,
    ]);
    expect(inMemory.size).toBe(4);
  });

  test("is told what the visitor has corrected, answered and wants on the sheet", async () => {
    const jobs = answerDeviceJobs(photo);
    const adjust = { scale: 1.1, dxMm: 0, dyMm: 0, rotateDeg: 0 };
    const { store, seen } = await deviceStore({
      adjust,
      answers: { glasses: "no" } as PhotoChoices["answers"],
      copies: 4,
      background: "#ffffff",
      otherDocument: { urlPath: "fr-passport", copies: 2 },
    });
    await store.dispatch(makePhoto());
    expect(requestOf(jobs[0])).toMatchObject({
      adjust,
      answers: { glasses: "no" },
      copies: 4,
      background: "#ffffff",
      otherDocument: {
        rule: { urlPath: "fr-passport" },
        copies: 2,
        sheetLabel: "France · Passport · 35\u00a0×\u00a045\u00a0mm",
      },
    });
    expect(seen.map(({ path }) => path)).toEqual(["/v5/passport/template"]);
  });

  test("bears English words where the visitor's did not come", async () => {
    const jobs = answerDeviceJobs(photo);
    labels = () => Promise.reject(new Error("no connection"));
    const { store } = await deviceStore();
    await store.dispatch(makePhoto());
    expect(photoOf(store).status).toBe("accepted");
    expect(requestOf(jobs[0]).printAtFullSizeLabel).toBeUndefined();
  });

  test("is refused for what its checks found", async () => {
    answerDeviceJobs(() => done<PhotoOutcome>({ accepted: false, checks, face: null }));
    const { store } = await deviceStore();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      rejection: { checks, face: null },
      card: null,
    });
  });

  test("is not made of a document that is not there, nor of a photo that is lost", async () => {
    const jobs = answerDeviceJobs(photo);
    const { store } = await deviceStore({}, null);
    store.dispatch(documentChosen({ countryCode: "DE", urlPath: "de-nothing" }));
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key: "templateMissing" } });

    store.dispatch(documentChosen({ countryCode: "DE", urlPath: "de-passport" }));
    await losePhoto(store);
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      failure: { key: "imageLoadFailed" },
    });
    expect(jobs).toEqual([]);
  });

  test.each([
    ["unsupported", "deviceUnsupported"],
    ["pixels-withheld", "devicePixelsWithheld"],
    ["not-loaded", "deviceNotLoaded"],
    ["format", "deviceFormat"],
    ["broken-off", "deviceBrokenOff"],
  ] as const)("says %s in words of its own, and can be tried again", async (fault, key) => {
    answerDeviceJobs(() => deviceFault(fault));
    const { store } = await deviceStore();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key } });
    answerDeviceJobs(photo);
    await store.dispatch(makePhoto());
    expect(photoOf(store).status).toBe("accepted");
  });

  test("fails when the worker dies, and the next photo has a new one", async () => {
    answerDeviceJobs(() => {
      throw new Error("out of memory");
    });
    const { store } = await deviceStore();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key: "deviceBrokenOff" } });
    answerDeviceJobs(photo);
    await store.dispatch(makePhoto());
    expect(photoOf(store).status).toBe("accepted");
  });

  test("is dropped when the visitor cancels, also when its files are already done", async () => {
    let finish = (_answer: WorkerAnswer) => {};
    const jobs = answerDeviceJobs(() => new Promise((resolve) => (finish = resolve)));
    const { store } = await deviceStore();
    void store.dispatch(makePhoto());
    await waitUntil(() => expect(jobs).toHaveLength(1));
    expect(photoOf(store)).toMatchObject({ status: "processing", step: "mask" });
    store.dispatch(stopPhoto());
    finish(photo());
    await serviceOf(store, photoRun).last;
    expect(photoOf(store)).toMatchObject({ status: "idle", card: null, failure: null });
    expect(inMemory.size).toBe(0);
  });

  test("does not reach the engine when it was cancelled while its words were on their way", async () => {
    const jobs = answerDeviceJobs(photo);
    let comes = (_labels: unknown) => {};
    let isAsked = false;
    labels = () => {
      isAsked = true;
      return new Promise((resolve) => (comes = resolve));
    };
    const { store } = await deviceStore();
    void store.dispatch(makePhoto());
    await waitUntil(() => expect(isAsked).toBe(true));
    store.dispatch(stopPhoto());
    comes({});
    await serviceOf(store, photoRun).last;
    expect(jobs).toEqual([]);
    expect(photoOf(store).status).toBe("idle");
  });
});

describe("a finished photo that is checked on this device", () => {
  const { mode: _, ...found } = report;

  async function checked(answer: WorkerAnswer) {
    const jobs = answerDeviceJobs(() => answer);
    const { store, seen } = await deviceStore();
    store.dispatch(purposeChosen({ isCheck: true }));
    store.dispatch(choicesChanged({ isOnDevice: true }));
    await store.dispatch(makePhoto());
    return { jobs, state: photoOf(store), seen };
  }

  test("is measured as it is, by the rule of its document", async () => {
    const { jobs, state, seen } = await checked(done(found as unknown as PhotoReport));
    expect(state.status).toBe("checked");
    expect(state.report).toMatchObject({ mode: "check", checks: report.checks });
    expect(jobs).toMatchObject([{ job: "checkPhoto", argument: { rule: { urlPath: "de-passport" } } }]);
    expect(seen).toEqual([]);
  });
  test("says what the device could not", async () => {
    const { state } = await checked(deviceFault("format"));
    expect(state).toMatchObject({ status: "failed", failure: { key: "deviceFormat" } });
  });
});

describe("cutting out on this device", () => {
  const cutOut = async (store: AppStore) => store.dispatch(deviceEngine.cutOut(new AbortController().signal));

  test("gives the person as PNG", async () => {
    const jobs = answerDeviceJobs(() => done(done({ png: bytes("png") } as SegmentOutcome)));
    const { store } = await deviceStore();
    const file = await cutOut(store);
    expect([file.type, await file.text()]).toEqual(["image/png", "png"]);
    expect(jobs.map((call) => [...argumentOf("segmentPhoto", call)])).toEqual([await given()]);
  });
  test("tells a photo that is refused, a device that failed, and a photo that is gone", async () => {
    answerDeviceJobs(() => done(refuse(checks)));
    const { store } = await deviceStore();
    await expect(cutOut(store)).rejects.toMatchObject({ name: "PhotoRefused", checks });
    answerDeviceJobs(() => deviceFault("unsupported"));
    await expect(cutOut(store)).rejects.toMatchObject({ failureKey: "deviceUnsupported" });
    await losePhoto(store);
    await expect(cutOut(store)).rejects.toMatchObject({ failureKey: "imageLoadFailed" });
  });
});

describe("what was made on this device, when the next photo may go to the server", () => {
  const { mode: _, ...found } = report;
  const told = done(found as unknown as PhotoReport);
  const made = async (answer: WorkerAnswer) => {
    answerDeviceJobs(() => answer);
    const { store } = await deviceStore();
    store.dispatch(purposeChosen({ isCheck: answer === told }));
    await store.dispatch(makePhoto());
    store.dispatch(choicesChanged({ isOnDevice: false }));
    return store;
  };
  const kept = (store: AppStore) => {
    storePhoto({ ...selectPhoto(store.getState()), isRestored: true }, null);
    return restoredPhoto();
  };

  test.each<WorkerAnswer>([photo(), told])("stays here while it is looked at", async (answer) => {
    const store = await made(answer);
    store.dispatch(restoreProcessingMode());
    expect(photoOf(store).choices.isOnDevice).toBe(true);
  });
  test("goes with a reload, and no server makes it again unasked", async () => {
    const store = await made(photo());
    expect(kept(store)).toMatchObject({
      isUnfinished: false,
      state: { made: null, photo: { name: "me.jpg" } },
    });
    // Where the device makes the next one too, it makes this one again.
    store.dispatch(choicesChanged({ isOnDevice: true }));
    expect(kept(store)).toMatchObject({ isUnfinished: true });
  });
  test("is no reason to keep a server's photo here", async () => {
    const { store } = await deviceStore();
    store.dispatch(choicesChanged({ isOnDevice: false }));
    answerPhotoCalls();
    await store.dispatch(makePhoto());
    store.dispatch(restoreProcessingMode());
    expect(photoOf(store)).toMatchObject({ status: "accepted", choices: { isOnDevice: false } });
  });
});

describe("the engine before there is a photo", () => {
  test("is loaded with the words for the sheet, and the models are kept for days without a connection", async () => {
    const jobs = answerDeviceJobs(() => done(undefined));
    const kept: string[] = [];
    const active = {
      postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => kept.push(...payload.urlsToCache),
    };
    stubGlobal("navigator", { onLine: true, serviceWorker: { ready: Promise.resolve({ active }) } });
    await makeStore().dispatch(prefetchDevice());
    expect(jobs.map(({ job }) => job)).toEqual(["loadAll"]);
    await waitUntil(() => expect(kept.length).toBeGreaterThan(2));
    expect(kept.every((url) => /\/engine\/[\w-]+\.tflite$/.test(url))).toBe(true);
  });
  test("is not loaded without a connection; one that does not come is told with the photo", async () => {
    const jobs = answerDeviceJobs(() => deviceFault("not-loaded"));
    stubGlobal("navigator", { onLine: false });
    await makeStore().dispatch(prefetchDevice());
    expect(jobs).toEqual([]);
    stubGlobal("navigator", { onLine: true });
    await expect(makeStore().dispatch(prefetchDevice())).resolves.toBeUndefined();
    expect(jobs).toHaveLength(1);
  });
});

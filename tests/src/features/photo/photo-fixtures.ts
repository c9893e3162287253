import { afterEach, beforeEach, jest } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import type { Card } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import { makePhoto } from "../../../../src/features/photo/actions/make";
import { setPhoto } from "../../../../src/features/photo/actions/set-photo";
import { photoFiles } from "../../../../src/features/photo/photo-files";
import { resultFiles } from "../../../../src/features/photo/result-files";
import { countryChosen, documentChosen, selectPhoto } from "../../../../src/features/photo/state/photo-slice";
import type { PhotoState, PhotoStep } from "../../../../src/features/photo/state/photo-state";
import type { Services } from "../../../../src/store/services";
import { type AppStore, makeStore } from "../../../../src/store/store";
import { stubGlobal } from "../../../for-this-test";
import { type Answer, answerCalls, type SeenCall } from "../../v5/answer-calls";
import "../../patience";

/** A file that is a JPEG as far as its first bytes go. */
export const jpegFile = (name = "me.jpg") =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(60).fill(0)])], name, { type: "image/jpeg" });

/** Every decode gives this size; null: it fails. */
export function stubDecoding(size: { width: number; height: number } | null): void {
  stubGlobal("createImageBitmap", async () => {
    if (!size) throw new DOMException("cannot decode", "InvalidStateError");
    return { ...size, close: () => {} };
  });
}

/** Each test of a file has an empty browser that decodes every photo, and leaves no page open that keeps its state. */
export function beginEachAfresh(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    stubDecoding({ width: 1200, height: 1600 });
    // Gatsby's bundle names it; a test that answers for the engine does so itself.
    stubGlobal("photoEnginePath", "/engine");
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
}

export const uploadAnswer = {
  fileName: `${"a".repeat(32)}.jpg`,
  url: "/v5/image/file/a.jpg?signature=x",
  width: 1200,
  height: 1600,
  checkStatus: 1,
};

export const card = {
  digital: {
    fileName: "d.jpg",
    url: "/v5/image/file/d.jpg",
    widthPx: 413,
    heightPx: 531,
    dpi: 300,
    bytes: 9,
    format: "jpeg",
  },
  printout: {
    fileName: "p.jpg",
    url: "/v5/image/file/p.jpg",
    pdfUrl: "/v5/image/file/p.pdf",
    widthPx: 1800,
    heightPx: 1200,
    dpi: 300,
    paper: "4x6in",
    rows: 2,
    columns: 4,
    copies: 8,
  },
  preview: { fileName: "v.jpg", url: "/v5/image/file/v.jpg" },
  cropSource: { fileName: "s.jpg", url: "/v5/image/file/s.jpg", rule: { widthMm: 35, heightMm: 45 } },
  result: {
    headHeightMm: 33.7,
    hairTopToChinMm: null,
    eyeLineFromBottomMm: 24.6,
    topMarginMm: 4,
    centreOffsetMm: 0,
    rollDeg: 0,
    interpupillaryPx: 120,
  },
  checks: [],
  edits: ["crop", "resize"],
  policyConflict: false,
  grade: "ready",
  accepted: true,
} as unknown as Card;

/** A finished photo whose head is too small. */
export const report: PhotoReport = {
  mode: "check",
  accepted: false,
  grade: null,
  given: { format: "jpeg", widthPx: 827, heightPx: 1063, bytes: 120_000 },
  face: null,
  result: { ...card.result, headHeightMm: 27.3 },
  checks: [
    {
      rule: "head-height",
      verdict: "fail",
      measured: 27.3,
      min: 32,
      max: 36,
      unit: "mm",
      messageKey: "headHeight",
    },
    {
      rule: "file-size",
      verdict: "pass",
      measured: 120,
      min: null,
      max: 500,
      unit: "kb",
      messageKey: "fileSize",
    },
  ],
};

type Route = Answer | ((call: SeenCall) => Answer | Promise<Answer>);

/** A server that answers each path by its last words; what is not named works. */
export function answerPhotoCalls(routes: Record<string, Route> = {}): SeenCall[] {
  const working: Record<string, Route> = {
    "/site/loginByDeviceId": { data: { token: "abc" } },
    "/v5/image/upload": { data: uploadAnswer },
    "/v5/card/mask": { data: card },
  };
  return answerCalls((call) => {
    const route = routes[call.path] ?? working[call.path] ?? { data: null };
    return typeof route === "function" ? route(call) : route;
  });
}

/** A store with Germany, passport and a photo chosen. */
export async function storeWithPhoto(file: File = jpegFile()): Promise<AppStore> {
  const store = makeStore();
  store.dispatch(countryChosen("DE"));
  store.dispatch(documentChosen({ countryCode: "DE", urlPath: "de-passport" }));
  await store.dispatch(setPhoto(file));
  return store;
}

/** What a run asks for, without the files that are fetched behind it. */
export const runPathsOf = (seen: SeenCall[]) =>
  pathsOf(seen).filter((path) => !path.startsWith("/v5/image/file/"));

export const pathsOf = (seen: SeenCall[]) => seen.map((call) => call.path);

/** Makes the photo, and waits for the file that a run brings when it has ended. */
export async function makeAndBring(store: AppStore): Promise<void> {
  await store.dispatch(makePhoto());
  await serviceOf(store, resultFiles).get(card.digital.url);
}

const statusOfStep: Record<PhotoStep, string> = {
  check: "checking",
  upload: "uploading",
  mask: "processing",
};

export function statusOf({ run, made }: PhotoState): string {
  if (run.status === "running") return statusOfStep[run.step ?? "check"];
  if (run.status === "refused") return "new-photo-required";
  if (run.status === "failed") return "failed";
  return made?.card ? "accepted" : made?.report ? "checked" : "idle";
}

/** The state of the photo with what the page derives from it. */
export function photoOf(store: AppStore) {
  const state = selectPhoto(store.getState());
  const { made, run } = state;
  const { step, uploadRatio, rejection, failure, refusedChange } = run;
  const outcome = { card: made?.card ?? null, report: made?.report ?? null };
  return {
    ...state,
    ...outcome,
    step,
    uploadRatio,
    rejection,
    failure,
    refusedChange,
    status: statusOf(state),
  };
}

export const serviceOf = <Service>(store: AppStore, of: (services: Services) => Service): Service =>
  of(store.services);

/** This browser has lost the photo. */
export const losePhoto = (store: AppStore): Promise<void> =>
  serviceOf(store, photoFiles).delete(photoOf(store).photo!.photoId);

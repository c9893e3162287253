import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { done } from "../../../../photo/core/result";
import type { Box } from "../../../../photo/core/types";
import { setPhoto } from "../../../../src/features/photo/actions/set-photo";
import { inspectFile } from "../../../../src/features/photo/inspect-file";
import { photoFiles } from "../../../../src/features/photo/photo-files";
import { takeShots } from "../../../../src/features/photo/shots/take-shots";
import { purposeChosen } from "../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../src/store/store";
import { answerDeviceJobs } from "./device-worker";
import {
  answerPhotoCalls,
  beginEachAfresh,
  jpegFile,
  makeAndBring,
  pathsOf,
  photoOf,
  serviceOf,
  storeWithPhoto,
  stubDecoding,
} from "./photo-fixtures";
import { byUrlPath, germanPassport } from "./real-documents";

beginEachAfresh();

const uncut = [...byUrlPath.values()].find(({ editPolicy }) => editPolicy.geometry === "forbidden")!;
const part: Box = { x: 0, y: 40, width: 709, height: 1418 };

/** The engine of this device would keep that part of every picture. */
const answerTrim = (trim: Box | null) =>
  answerDeviceJobs(({ job }) => {
    if (job === "precheckPhoto") return done({ faults: [], found: null, trim });
    return job === "checkShot" ? done([]) : done(undefined);
  });

/** The canvas encodes what is drawn on it to three bytes; answers what was drawn. */
function stubCanvas(): unknown[][] {
  const drawn: unknown[][] = [];
  const context = {
    fillRect: () => {},
    drawImage: (_image: unknown, ...place: unknown[]) => drawn.push(place),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take: BlobCallback) => {
    stubDecoding({ width: part.width, height: part.height });
    take(new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: "image/jpeg" }));
  });
  return drawn;
}

let store: AppStore;
beforeEach(() => {
  store = makeStore();
  answerPhotoCalls();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  stubDecoding({ width: 709, height: 1600 });
});

const look = (file: Blob) => store.dispatch(inspectFile(file));

describe("a picture of a full phone screen", () => {
  it("is trimmed around the face", async () => {
    answerTrim(part);
    const drawn = stubCanvas();
    const seen = await look(jpegFile("chat.png"));
    expect(seen).toMatchObject({ refusal: null, untrimmed: { rule: "aspect-ratio", measured: 0.443 } });
    expect(drawn).toEqual([[0, 40, 709, 1418, 0, 0, 709, 1418]]);
    expect(seen.file).toMatchObject({ name: "chat.png", type: "image/jpeg", size: 3 });
  });

  it.each([
    ["shows no one head that would stay whole", () => answerTrim(null)],
    [
      "is seen by an engine that does not run",
      () => answerDeviceJobs(() => Promise.reject(new Error("dead"))),
    ],
  ])("is refused where it %s", async (_, answer) => {
    answer();
    stubCanvas();
    const file = jpegFile();
    expect(await look(file)).toMatchObject({ file, refusal: { title: "aspectRatio.title" } });
  });

  it("is refused where this browser cannot encode it", async () => {
    answerTrim(part);
    stubCanvas();
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take: BlobCallback) => take(null));
    expect(await look(jpegFile())).toMatchObject({ refusal: { title: "aspectRatio.title" } });
  });

  it("is trimmed among several, too", async () => {
    answerTrim(part);
    stubCanvas();
    await store.dispatch(takeShots({ files: [jpegFile("a.jpg")], name: undefined, isCurrent: () => true }));
    const { photo } = photoOf(store);
    expect(photo).toMatchObject({ name: "a.jpg", bytes: 3, untrimmed: { rule: "aspect-ratio" } });
    expect((await serviceOf(store, photoFiles).get(photo!.photoId))?.size).toBe(3);
  });
});

it("a picture of accepted proportions stays as it is, and nothing is loaded to look at it", async () => {
  stubDecoding({ width: 1200, height: 1600 });
  const asked = answerTrim(part);
  const file = jpegFile();
  expect(await look(file)).toEqual({ file, refusal: null });
  expect(asked).toEqual([]);
});

describe("a trimmed picture", () => {
  const giveTrimmed = async () => {
    stubDecoding({ width: 1200, height: 1600 });
    store = await storeWithPhoto();
    stubDecoding({ width: 709, height: 1600 });
    answerTrim(part);
    stubCanvas();
    await store.dispatch(setPhoto(await look(jpegFile())));
  };

  it("is sent", async () => {
    const calls = answerPhotoCalls();
    await giveTrimmed();
    store.dispatch(templateChosen(germanPassport));
    await makeAndBring(store);
    expect(photoOf(store).status).toBe("accepted");
    expect(pathsOf(calls)).toContain("/v5/image/upload");
  });

  it.each([
    ["for an authority that wants the uncut original", () => store.dispatch(templateChosen(uncut))],
    ["as a finished photo", () => store.dispatch(purposeChosen({ isCheck: true }))],
  ])("is refused for its proportions %s", async (_, choose) => {
    const calls = answerPhotoCalls();
    await giveTrimmed();
    choose();
    await makeAndBring(store).catch(() => {});
    expect(photoOf(store).rejection?.checks[0]).toMatchObject({ rule: "aspect-ratio", measured: 0.443 });
    expect(pathsOf(calls)).not.toContain("/v5/image/upload");
  });
});

import "fake-indexeddb/auto";
import { expect, it } from "@jest/globals";
import { deletePhoto, setPhoto } from "../../../../../src/features/photo/actions/set-photo";
import { takeShots } from "../../../../../src/features/photo/shots/take-shots";
import {
  keepPicture,
  keptPicture,
  lastSignature,
  signatureFilesFor,
} from "../../../../../src/features/photo/signature/kept-signature";
import type { AppStore } from "../../../../../src/store/store";
import { answerDeviceJobs, quietEngine } from "../device-worker";
import { answerPhotoCalls, beginEachAfresh, jpegFile, serviceOf, storeWithPhoto } from "../photo-fixtures";

beginEachAfresh();

const files = [jpegFile("1.jpg"), jpegFile("2.jpg")];

it.each<[string, (store: AppStore) => Promise<unknown>]>([
  ["another photo is chosen", (store) => store.dispatch(setPhoto(jpegFile("other.jpg")))],
  [
    "several are chosen",
    (store) => store.dispatch(takeShots({ files, name: undefined, isCurrent: () => true })),
  ],
  ["the photo is deleted", (store) => store.dispatch(deletePhoto())],
])("the signature is gone when %s", async (_name, change) => {
  answerPhotoCalls();
  answerDeviceJobs((call) => (call.job === "checkShot" ? { ok: true, value: [] } : quietEngine(call)));
  const store = await storeWithPhoto();
  const services = serviceOf(store, (all) => all);
  const file = { bytes: new Uint8Array(1), widthPx: 140, heightPx: 60, dpi: 200 };
  lastSignature(services).made = { urlPath: "de-passport", files: { onWhite: file, transparent: file } };
  await store.dispatch(keepPicture(new Blob(["signed"])));
  expect(signatureFilesFor("de-passport", services)).toHaveLength(2);
  expect(await store.dispatch(keptPicture())).not.toBeNull();
  await change(store);
  expect(signatureFilesFor("de-passport", services)).toEqual([]);
  expect(await store.dispatch(keptPicture())).toBeNull();
});

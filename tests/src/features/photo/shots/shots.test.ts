import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { done } from "../../../../../photo/core/result";
import type { Check, Verdict } from "../../../../../photo/core/types";
import { makePhoto } from "../../../../../src/features/photo/actions/make";
import { deletePhoto, setPhoto } from "../../../../../src/features/photo/actions/set-photo";
import { photoFiles } from "../../../../../src/features/photo/photo-files";
import { chooseShot } from "../../../../../src/features/photo/shots/apply-shot";
import { compareShots } from "../../../../../src/features/photo/shots/compare-shots";
import { takeShots } from "../../../../../src/features/photo/shots/take-shots";
import { restoredPhoto, storePhoto } from "../../../../../src/features/photo/state/persist";
import {
  choicesChanged,
  photoChanged,
  photoRestored,
  selectPhoto,
} from "../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { answerDeviceJobs, argumentOf, deviceFault } from "../device-worker";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  photoOf,
  serviceOf,
  storeWithPhoto,
} from "../photo-fixtures";
import { germanPassport } from "../real-documents";

beginEachAfresh();

const check = (messageKey: string, verdict: Verdict): Check =>
  ({ rule: messageKey, messageKey, verdict, measured: null, min: null, max: null, unit: null }) as Check;

/** What the engine finds, by the last byte of the picture. */
const found: Record<number, Check[]> = {
  1: [check("eyesClosed", "fail")],
  2: [check("gazeAway", "warn")],
  3: [],
  4: [check("multipleFaces", "fail"), check("blurred", "fail")],
};

const shot = (kind: number, name = `${kind}.jpg`) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(60).fill(0), kind])], name, {
    type: "image/jpeg",
  });
const broken = (name: string) => new File(["no picture"], name, { type: "image/jpeg" });

/** An engine that finds what it is told to; counts how many photos are with it at a time. */
function answerShots() {
  let atOnce = 0;
  let most = 0;
  const jobs = answerDeviceJobs(async (call) => {
    if (call.job !== "checkShot") return done(undefined);
    most = Math.max(most, ++atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return done(found[argumentOf("checkShot", call).image.at(-1)!] ?? []);
  });
  return { jobs, most: () => most };
}

async function storeWithDocument(): Promise<AppStore> {
  const store = await storeWithPhoto();
  store.dispatch(templateChosen(germanPassport));
  return store;
}

const take = (store: AppStore, files: File[], isCurrent = () => true) =>
  store.dispatch(takeShots({ files, name: undefined, isCurrent }));
const namesOf = (store: AppStore) => photoOf(store).shots?.list.map(({ photo }) => photo.name);
const idOf = (store: AppStore, name: string) =>
  photoOf(store).shots!.list.find(({ photo }) => photo.name === name)!.photo.photoId;
const isKept = async (store: AppStore, photoId: string) =>
  (await serviceOf(store, photoFiles).get(photoId)) !== null;

beforeEach(() => {
  answerPhotoCalls();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

test("of several photos the best is used, and each says by the document's checks what is against it", async () => {
  const { jobs, most } = answerShots();
  const store = await storeWithDocument();
  const before = photoOf(store).photo!.photoId;
  expect(await take(store, [shot(1), shot(2), shot(4), shot(3)])).toBeNull();
  expect(namesOf(store)).toEqual(["3.jpg", "2.jpg", "1.jpg", "4.jpg"]);
  expect(photoOf(store).photo?.name).toBe("3.jpg");
  expect(photoOf(store).shots!.list.map(({ precheck }) => precheck!.checks![0]?.messageKey)).toEqual([
    undefined,
    "gazeAway",
    "eyesClosed",
    "multipleFaces",
  ]);
  expect([jobs.length, most()]).toEqual([4, 1]);
  expect(argumentOf("checkShot", jobs[0]).rule.urlPath).toBe("de-passport");
  expect(await isKept(store, before)).toBe(false);
});

test("two broken files of four stay in the list with their reason, and the others are used", async () => {
  answerShots();
  const store = await storeWithDocument();
  await take(store, [broken("a.jpg"), shot(1), broken("b.jpg"), shot(2)]);
  expect(namesOf(store)).toEqual(["2.jpg", "1.jpg", "a.jpg", "b.jpg"]);
  expect(photoOf(store).shots!.list.map(({ refusal }) => refusal?.title ?? null)).toEqual([
    null,
    null,
    "imageType.title",
    "imageType.title",
  ]);
});

test("the photo in use shows what its own result says, made or refused; the order stays", async () => {
  answerShots();
  const store = await storeWithDocument();
  await take(store, [shot(2), shot(3)]);
  const finished = () => photoOf(store).shots!.list.map(({ precheck }) => precheck!.finished);
  const pass = check("expression", "pass");
  const warned = check("cutOut", "warn");
  answerPhotoCalls({ "/v5/card/mask": { data: { ...card, checks: [pass, warned] } } });
  await store.dispatch(makePhoto());
  expect(finished()).toEqual([{ faults: [warned], isMade: true }, undefined]);

  const refused = check("glassesForbidden", "fail");
  answerPhotoCalls({ "/v5/card/mask": { code: 1000, data: { accepted: false, checks: [warned, refused] } } });
  await store.dispatch(chooseShot(idOf(store, "2.jpg")));
  await store.dispatch(makePhoto());
  expect(finished()[1]).toEqual({ faults: [refused, warned], isMade: false });
  await store.dispatch(compareShots());
  expect(namesOf(store)).toEqual(["3.jpg", "2.jpg"]);
});

test("where no file is a photo, nothing changes", async () => {
  answerShots();
  const store = await storeWithDocument();
  const before = photoOf(store).photo;
  expect((await take(store, [broken("a.jpg"), broken("b.jpg")]))?.title).toBe("imageType.title");
  expect([photoOf(store).photo, photoOf(store).shots]).toEqual([before, null]);
  expect(await isKept(store, before!.photoId)).toBe(true);
});

test("of nine photos the first eight are taken, and that is known", async () => {
  answerShots();
  const store = await storeWithDocument();
  await take(
    store,
    Array.from({ length: 9 }, (_, i) => shot(2, `${i}.jpg`)),
  );
  expect([namesOf(store)!.length, namesOf(store)!.includes("8.jpg"), photoOf(store).shots!.isCut]).toEqual([
    8,
    false,
    true,
  ]);
});

test("where memory runs out over one photo, the others are compared all the same", async () => {
  answerDeviceJobs((call) => {
    if (call.job !== "checkShot") return done(undefined);
    const kind = argumentOf("checkShot", call).image.at(-1)!;
    return kind === 2 ? deviceFault("broken-off") : done(found[kind]!);
  });
  const store = await storeWithDocument();
  await take(store, [shot(2), shot(1), shot(3)]);
  expect(namesOf(store)).toEqual(["3.jpg", "1.jpg", "2.jpg"]);
  expect(photoOf(store).shots!.list.at(-1)!.precheck!.checks).toBeNull();
});

test("where this browser cannot look, the first is used and all stay", async () => {
  answerDeviceJobs(() => deviceFault("not-loaded"));
  const store = await storeWithDocument();
  await take(store, [shot(1), shot(3)]);
  expect([namesOf(store), photoOf(store).photo?.name]).toEqual([["1.jpg", "3.jpg"], "1.jpg"]);
});

test("the visitor's own choice is used, stays for another document, and the others are not lost", async () => {
  const { jobs } = answerShots();
  const store = await storeWithDocument();
  await take(store, [shot(1), shot(3)]);
  expect(await store.dispatch(chooseShot(idOf(store, "1.jpg")))).toBe(true);
  expect(photoOf(store).photo?.name).toBe("1.jpg");
  expect(await isKept(store, idOf(store, "3.jpg"))).toBe(true);
  store.dispatch(choicesChanged({ isChild: true }));
  await store.dispatch(compareShots());
  expect([jobs.length, photoOf(store).photo?.name]).toEqual([4, "1.jpg"]);
});

test("photos that are compared again do not stop the one that is being made", async () => {
  answerShots();
  const store = await storeWithDocument();
  await take(store, [shot(2), shot(3)]);
  store.dispatch(photoChanged(photoOf(store).shots!.list[1]!.photo));
  store.dispatch(choicesChanged({ isChild: true }));
  const made = store.dispatch(makePhoto());
  await store.dispatch(compareShots());
  await made;
  expect(photoOf(store)).toMatchObject({ status: "accepted", photo: { name: "2.jpg" } });
});

test("a photo whose file is gone says so, and the one in use stays", async () => {
  answerShots();
  const store = await storeWithDocument();
  await take(store, [shot(1), shot(3)]);
  await serviceOf(store, photoFiles).delete(idOf(store, "1.jpg"));
  expect(await store.dispatch(chooseShot(idOf(store, "1.jpg")))).toBe(false);
  expect(photoOf(store).photo?.name).toBe("3.jpg");
  expect(photoOf(store).shots!.list[1]!.refusal?.title).toBe("failure.imageLoadFailed.title");
});

test("all photos and the choice survive a reload", async () => {
  const { jobs } = answerShots();
  const store = await storeWithDocument();
  await take(store, [shot(1), shot(3)]);
  await store.dispatch(chooseShot(idOf(store, "1.jpg")));
  store.dispatch(photoRestored({}));
  storePhoto(selectPhoto(store.getState()), null);
  const reloaded = makeStore();
  reloaded.dispatch(photoRestored(restoredPhoto()!.state));
  reloaded.dispatch(templateChosen(germanPassport));
  expect(photoOf(reloaded).shots).toEqual(photoOf(store).shots);
  await reloaded.dispatch(compareShots());
  expect(jobs).toHaveLength(2);
  expect(await reloaded.dispatch(chooseShot(idOf(store, "3.jpg")))).toBe(true);
});

test("another photo, or none, takes the place of all of them", async () => {
  answerShots();
  const ways = [
    (store: AppStore) => store.dispatch(setPhoto(jpegFile())),
    (store: AppStore) => store.dispatch(deletePhoto()),
  ];
  for (const leave of ways) {
    const store = await storeWithDocument();
    await take(store, [shot(1), shot(3)]);
    const ids = photoOf(store).shots!.list.map(({ photo }) => photo.photoId);
    await leave(store);
    expect(photoOf(store).shots).toBeNull();
    expect(await Promise.all(ids.map((id) => isKept(store, id)))).toEqual([false, false]);
  }
});

test("what was given before something else was is not taken", async () => {
  answerShots();
  const store = await storeWithDocument();
  const before = photoOf(store).photo;
  expect(await take(store, [shot(1), shot(3)], () => false)).toBeUndefined();
  expect(photoOf(store).photo).toBe(before);
});

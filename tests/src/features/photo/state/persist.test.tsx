import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { make, makePhoto } from "../../../../../src/features/photo/actions/make";
import { choicesChanged } from "../../../../../src/features/photo/state/photo-slice";
import { usePhotoSession } from "../../../../../src/features/photo/use-photo-session";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  makeAndBring,
  photoOf,
  runPathsOf,
  storeWithPhoto,
} from "../photo-fixtures";

beginEachAfresh();

/** Opens a page of that store, as home and result do. */
function openPage(store: AppStore) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => usePhotoSession(), { wrapper });
}

/** The tab after a reload: a new store, and what session storage and IndexedDB have kept. */
async function reload(): Promise<AppStore> {
  const store = makeStore();
  openPage(store);
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  return store;
}

/** The kept outcome grows older than the server keeps its files. */
function letFilesExpire(): void {
  const kept = JSON.parse(sessionStorage.getItem("photo") ?? "{}");
  sessionStorage.setItem(
    "photo",
    JSON.stringify({ ...kept, made: { ...kept.made, madeAt: Date.now() - 56 * 60_000 } }),
  );
}

test("a reload of the result page loses neither photo nor choices nor outcome", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const page = openPage(store);
  await makeAndBring(store);
  page.unmount();

  const seen = answerPhotoCalls();
  const reloaded = await reload();
  expect(photoOf(reloaded)).toMatchObject({
    status: "accepted",
    card,
    choices: { countryCode: "DE", urlPath: "de-passport" },
    photo: photoOf(store).photo,
  });
  expect(seen).toEqual([]);
});

test("a refusal and a failure survive a reload with their reasons", async () => {
  answerPhotoCalls({ "/v5/card/mask": { status: 503, code: 503 } });
  const store = await storeWithPhoto();
  openPage(store);
  await store.dispatch(makePhoto());
  const reloaded = await reload();
  expect(photoOf(reloaded)).toMatchObject({ status: "failed", failure: { key: "serverBusy" } });
});

test("a run that the reload cut off is run again, without a second upload", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const page = openPage(store);
  await makeAndBring(store);
  store.dispatch(make.pending("cut off"));
  page.unmount();

  const seen = answerPhotoCalls();
  const reloaded = await reload();
  // The last card is shown meanwhile: its status alone would not tell that the run was made again.
  await waitFor(() => expect(runPathsOf(seen)).toEqual(["/v5/card/mask"]));
  await waitFor(() => expect(photoOf(reloaded).status).toBe("accepted"));
});

test("an outcome whose files have gone from the server since is made again", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const page = openPage(store);
  await makeAndBring(store);
  page.unmount();
  letFilesExpire();

  const seen = answerPhotoCalls();
  const reloaded = await reload();
  await waitFor(() => expect(photoOf(reloaded).status).toBe("accepted"));
  expect(runPathsOf(seen)).toEqual(["/v5/image/upload", "/v5/card/mask"]);
});

test("the last good photo survives a failure and a reload, and is made again when its files have gone", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const page = openPage(store);
  await makeAndBring(store);
  answerPhotoCalls({ "/v5/card/mask": { status: 503, code: 503 } });
  await store.dispatch(makePhoto());
  page.unmount();
  expect(photoOf(await reload())).toMatchObject({ status: "failed", card });
  cleanup();

  letFilesExpire();
  const seen = answerPhotoCalls();
  const late = await reload();
  await waitFor(() => expect(photoOf(late).status).toBe("accepted"));
  expect(runPathsOf(seen)).toEqual(["/v5/image/upload", "/v5/card/mask"]);
});

test("a correction that the reload cut off, and that then fails, leaves the last good photo", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const page = openPage(store);
  await store.dispatch(makePhoto());
  store.dispatch(make.pending("cut off"));
  page.unmount();

  answerPhotoCalls({ "/v5/card/mask": { networkError: "ERR_NETWORK" } });
  const reloaded = await reload();
  await waitFor(() => expect(photoOf(reloaded)).toMatchObject({ status: "failed", card }));
});

test("a broken session leaves the page as new", async () => {
  sessionStorage.setItem("photo", "{broken");
  const store = await reload();
  expect(photoOf(store)).toMatchObject({ status: "idle", photo: null, isRestored: true });
});

test("name and date are kept over a reload, and no longer than the photo", async () => {
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const caption = { name: "Anil", date: "2026-11-05" };
  store.dispatch(choicesChanged({ caption }));
  const page = openPage(store);
  await makeAndBring(store);
  page.unmount();
  expect(photoOf(await reload()).choices.caption).toEqual(caption);
  cleanup();
  letFilesExpire();
  const late = await reload();
  expect(photoOf(late).choices.caption).toBeNull();
  // The photo is made again; what still runs at the end would fail in another file's test.
  await waitFor(() => expect(photoOf(late).status).toBe("accepted"));
});

import { beforeEach, expect, jest, test } from "@jest/globals";
import { deleteUpload, retryPendingDeletions } from "../../../../../src/features/photo/actions/delete-upload";
import { makeStore } from "../../../../../src/store/store";
import { storeSession } from "../../../../../src/v5/session";
import { answerCalls } from "../../../v5/answer-calls";

const uploadedAt = Date.now();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** An upload of the session "first" whose deletion did not reach the server, and a visit later in another session. */
async function oweOne() {
  const store = makeStore();
  storeSession("first");
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const goneAt = await store.dispatch(deleteUpload({ fileName: "a.jpg", uploadedAt }));
  expect(goneAt).toBeGreaterThan(uploadedAt);
  storeSession("second");
  return store;
}

test("an owed deletion is tried again in the session that uploaded: to another the photo does not exist", async () => {
  const store = await oweOne();
  const seen = answerCalls(({ headers }) => (headers.get("token") === "first" ? {} : { status: 404 }));
  await store.dispatch(retryPendingDeletions());
  expect(seen.map(({ headers }) => headers.get("token"))).toEqual(["first"]);
  expect(localStorage.getItem("owedDeletions")).toBeNull();
});

test("a session that is over by then costs the present one nothing, and the photo stays owed", async () => {
  const store = await oweOne();
  const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
  answerCalls(() => ({ status: 403, code: 403 }));
  await store.dispatch(retryPendingDeletions());
  expect(reload).not.toHaveBeenCalled();
  expect([localStorage.getItem("token"), sessionStorage.getItem("token")]).toEqual(["second", "second"]);
  expect(localStorage.getItem("owedDeletions")).toContain("a.jpg");
});

test("after its last day nothing is owed: the server has deleted it by itself", async () => {
  const store = await oweOne();
  const seen = answerCalls(() => ({}));
  await store.dispatch(retryPendingDeletions(uploadedAt + 400 * 24 * 3600 * 1000));
  expect(seen).toEqual([]);
  expect(localStorage.getItem("owedDeletions")).toBeNull();
});

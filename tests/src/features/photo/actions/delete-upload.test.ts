import { beforeEach, expect, jest, test } from "@jest/globals";
import { forgetUpload, payOwedDeletions } from "../../../../../src/features/photo/actions/delete-upload";
import { keepSession } from "../../../../../src/v5/session";
import { answerCalls } from "../../../v5/answer-calls";

const uploadedAt = Date.now();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** An upload of the session "first" whose deletion did not reach the server, and a visit later in another session. */
async function oweOne(): Promise<void> {
  keepSession("first");
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  expect(await forgetUpload("a.jpg", uploadedAt)).toBeGreaterThan(uploadedAt);
  keepSession("second");
}

test("an owed deletion is tried again in the session that uploaded: to another the photo does not exist", async () => {
  await oweOne();
  const seen = answerCalls(({ headers }) => (headers.get("token") === "first" ? {} : { status: 404 }));
  await payOwedDeletions();
  expect(seen.map(({ headers }) => headers.get("token"))).toEqual(["first"]);
  expect(localStorage.getItem("owedDeletions")).toBeNull();
});

test("a session that is over by then costs the present one nothing, and the photo stays owed", async () => {
  await oweOne();
  const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
  answerCalls(() => ({ status: 403, code: 403 }));
  await payOwedDeletions();
  expect(reload).not.toHaveBeenCalled();
  expect([localStorage.getItem("token"), sessionStorage.getItem("token")]).toEqual(["second", "second"]);
  expect(localStorage.getItem("owedDeletions")).toContain("a.jpg");
});

test("after its last day nothing is owed: the server has deleted it by itself", async () => {
  await oweOne();
  const seen = answerCalls(() => ({}));
  await payOwedDeletions(uploadedAt + 400 * 24 * 3600 * 1000);
  expect(seen).toEqual([]);
  expect(localStorage.getItem("owedDeletions")).toBeNull();
});

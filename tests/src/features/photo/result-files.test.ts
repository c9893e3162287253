import { beforeEach, expect, jest, test } from "@jest/globals";
import { makeResultFiles } from "../../../../src/features/photo/result-files";
import { answerCalls, loggedIn } from "../../v5/answer-calls";

let files: ReturnType<typeof makeResultFiles>;

beforeEach(() => {
  files = makeResultFiles();
  loggedIn();
  jest.useFakeTimers();
});

const answerFiles = () => answerCalls(({ path }) => ({ body: new Blob([path]) }));

test("finished files are there when the line is gone, until the photo goes", async () => {
  const seen = answerFiles();
  const kept = files.prefetch(["/d.jpg", "/p.pdf"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(seen.map(({ path }) => path)).toEqual(["/d.jpg", "/p.pdf"]);
  expect(await (await files.get("/d.jpg"))?.text()).toBe("/d.jpg");
  files.clear();
  expect(await files.get("/d.jpg")).toBeNull();
});

test("a card that is changed at once is not fetched, and its files go for those of the next one", async () => {
  const seen = answerFiles();
  const leaving = new AbortController();
  const first = files.prefetch(["/d.jpg"], leaving.signal);
  await jest.advanceTimersByTimeAsync(500);
  leaving.abort();
  await first;
  expect(seen).toEqual([]);
  for (const urls of [["/d.jpg"], ["/e.jpg"]]) {
    const kept = files.prefetch(urls, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(1500);
    await kept;
  }
  expect([await files.get("/d.jpg"), await (await files.get("/e.jpg"))?.text()]).toEqual([null, "/e.jpg"]);
});

test("a file that does not come is asked for when it is to be saved", async () => {
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const kept = files.prefetch(["/d.jpg"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(await files.get("/d.jpg")).toBeNull();
});

test("a file is fetched once, to be shown and to be saved", async () => {
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:d");
  jest.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const seen = answerFiles();
  const [, address, again] = await Promise.all([
    files.fetch("/d.jpg"),
    files.displayUrl("/d.jpg"),
    files.displayUrl("/d.jpg"),
  ]);
  expect([address, again]).toEqual(["blob:d", "blob:d"]);
  const kept = files.prefetch(["/d.jpg", "/p.pdf"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(seen.map(({ path }) => path)).toEqual(["/d.jpg", "/p.pdf"]);
  expect(await (await files.get("/d.jpg"))?.text()).toBe("/d.jpg");
  files.clear();
  expect(jest.mocked(URL.revokeObjectURL).mock.calls).toEqual([["blob:d"]]);
});

test("the picture before stays to be drawn until the next one is there", async () => {
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:d");
  const revoked = jest.spyOn(URL, "revokeObjectURL").mockReturnValue();
  answerFiles();
  await files.fetch("/d.jpg");
  await files.displayUrl("/d.jpg");
  const kept = files.prefetch(["/e.jpg"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(revoked.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(revoked.mock.calls).toEqual([["blob:d"]]);
});

test("a picture that nobody has fetched, or that does not come, is shown by its own address", async () => {
  expect(await files.displayUrl("/d.jpg")).toBe("/d.jpg");
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const coming = files.fetch("/d.jpg");
  expect(await files.displayUrl("/d.jpg")).toBe("/d.jpg");
  await expect(coming).rejects.toThrow();
  const seen = answerFiles();
  await files.fetch("/d.jpg");
  expect(seen).toHaveLength(1);
});

import { beforeEach, expect, jest, test } from "@jest/globals";
import {
  dropFinishedFiles,
  finishedFile,
  keepFinishedFiles,
} from "../../../../src/features/photo/finished-files";
import { answerCalls, loggedIn } from "../../v5/answer-calls";

beforeEach(() => {
  dropFinishedFiles();
  loggedIn();
  jest.useFakeTimers();
});

const answerFiles = () => answerCalls(({ path }) => ({ body: new Blob([path]) }));

test("finished files are there when the line is gone, until the photo goes", async () => {
  const seen = answerFiles();
  const kept = keepFinishedFiles(["/d.jpg", "/p.pdf"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(seen.map(({ path }) => path)).toEqual(["/d.jpg", "/p.pdf"]);
  expect(await finishedFile("/d.jpg")?.text()).toBe("/d.jpg");
  dropFinishedFiles();
  expect(finishedFile("/d.jpg")).toBeUndefined();
});

test("a card that is changed at once is not fetched, and its files go for those of the next one", async () => {
  const seen = answerFiles();
  const leaving = new AbortController();
  const first = keepFinishedFiles(["/d.jpg"], leaving.signal);
  await jest.advanceTimersByTimeAsync(500);
  leaving.abort();
  await first;
  expect(seen).toEqual([]);
  for (const urls of [["/d.jpg"], ["/e.jpg"]]) {
    const kept = keepFinishedFiles(urls, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(1500);
    await kept;
  }
  expect([finishedFile("/d.jpg"), await finishedFile("/e.jpg")?.text()]).toEqual([undefined, "/e.jpg"]);
});

test("a file that does not come is asked for when it is to be saved", async () => {
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const kept = keepFinishedFiles(["/d.jpg"], new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1500);
  await kept;
  expect(finishedFile("/d.jpg")).toBeUndefined();
});

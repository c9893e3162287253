import { expect, it } from "@jest/globals";
import { writePagesInTurn } from "../../../src/gatsby/write-pages-in-turn";

/** Drops what it is asked for while it writes, as Gatsby does. */
function gatsbyWriter() {
  const written: string[][] = [];
  let pending: string[] = [];
  let isWriting = false;
  let end = () => {};
  const flush = async () => {
    if (isWriting) return;
    isWriting = true;
    written.push(pending);
    pending = [];
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    isWriting = false;
  };
  const writer = { flush, enqueueFlush: () => void flush() };
  const ask = (page: string) => {
    pending.push(page);
    writer.enqueueFlush();
  };
  return { writer, written, ask, end: () => end() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("writes a page whose query ended while others were being written", async () => {
  const gatsby = gatsbyWriter();
  writePagesInTurn(gatsby.writer, { isWebpackStatusPending: () => false });
  gatsby.ask("/one");
  await turn();
  gatsby.ask("/two");
  gatsby.end();
  await turn();
  expect(gatsby.written).toEqual([["/one"], ["/two"]]);
});

it("leaves the writing to Gatsby while the bundle is being made", async () => {
  const gatsby = gatsbyWriter();
  let asked = 0;
  gatsby.writer.enqueueFlush = () => {
    asked += 1;
  };
  writePagesInTurn(gatsby.writer, { isWebpackStatusPending: () => true });
  gatsby.ask("/one");
  await turn();
  expect([asked, gatsby.written]).toEqual([1, []]);
});

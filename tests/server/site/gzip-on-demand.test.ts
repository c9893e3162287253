import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { gzipOnDemand } from "../../../server/site/gzip-on-demand";

/** The cache holds 32 MB. The length that the reply tells is small. */
const mb = (megabytes: number) => Readable.from([randomBytes(megabytes * 1024 * 1024)]);

/** Sends files of a site, each to a client that has gzip only. */
function site() {
  let file = "";
  const hook = gzipOnDemand(() => file);
  const reply = {
    statusCode: 200,
    hasHeader: () => false,
    getHeader: (name: string) => ({ "content-length": 2000, "content-type": "text/html" })[name],
    header: () => reply,
    removeHeader: () => reply,
  };
  const request = { headers: { "accept-encoding": "gzip" } };
  return (name: string, payload: Readable) => {
    file = name;
    return hook.call({} as never, request as never, reply as never, payload) as Promise<Buffer>;
  };
}

/** Whether a file is answered from the cache, in which case it is not read again. */
async function isKept(send: ReturnType<typeof site>, name: string): Promise<boolean> {
  const again = Readable.from(["again"]);
  await send(name, again);
  return again.readableDidRead === false;
}

it("drops no more files than it must, the oldest first", async () => {
  const send = site();
  for (const [name, megabytes] of [
    ["a.html", 17],
    ["b.html", 10],
    ["c.html", 10],
  ] as const)
    await send(name, mb(megabytes));
  expect([await isKept(send, "c.html"), await isKept(send, "b.html")]).toEqual([true, true]);
  expect(await isKept(send, "a.html")).toBe(false);
});

it("keeps a file that is still being compressed, however full it is", async () => {
  const send = site();
  const slow = new PassThrough();
  const first = send("slow.html", slow);
  await send("large.html", mb(33));
  const again = Readable.from(["not read"]);
  const second = send("slow.html", again);
  slow.end("the page");
  expect(await second).toBe(await first);
  expect(again.destroyed).toBe(true);
});

it("tells only those who wait that a file could not be read, and reads it again for the next", async () => {
  const send = site();
  const slow = new PassThrough();
  const waiting = send("slow.html", slow).catch((error: Error) => error.message);
  await send("large.html", mb(33));
  slow.destroy(new Error("the disk is away"));
  expect(await waiting).toBe("the disk is away");
  // Jest fails a test in which a rejection has no handler.
  await setImmediate();
  expect(await isKept(send, "slow.html")).toBe(false);
  expect(await isKept(send, "slow.html")).toBe(true);
});

import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { gzipOnDemand } from "../../../server/site/gzip-on-demand";

/** More than the cache holds; the length that the reply tells is small. */
const overFull = 33 * 1024 * 1024;

it("tells only those who wait that a file could not be read, though it has left the cache", async () => {
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
  const send = (name: string, payload: Readable) => {
    file = name;
    return hook.call({} as never, request as never, reply as never, payload);
  };
  const slow = new PassThrough();
  const waiting = Promise.resolve(send("slow.html", slow)).catch((error: Error) => error.message);
  await send("large.html", Readable.from([randomBytes(overFull)]));
  slow.destroy(new Error("the disk is away"));
  expect(await waiting).toBe("the disk is away");
  // Jest fails a test in which a rejection has no handler.
  await setImmediate();
});

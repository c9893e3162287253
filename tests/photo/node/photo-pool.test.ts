import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { makePhotoPool } from "../../../photo/node/photo-pool";
import type { PhotoPool } from "../../../photo/node/photo-pool-types";
import { htmlFile, tellingJpeg, twoPeople } from "../../fixtures/bad-images";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { testRequest, testRule } from "../test-rule";

let pool: PhotoPool;
let portrait: Uint8Array;

beforeAll(async () => {
  pool = makePhotoPool({ workers: 1, maxQueue: 1 });
  portrait = await drawPortrait().jpeg();
  await pool.warm();
});

afterAll(() => pool.close());

/** The pool's processes, all of them children of this one. */
const pids = () =>
  execFileSync("pgrep", ["-P", String(process.pid), "-f", "photo-process"])
    .toString()
    .trim()
    .split("\n");

describe("makePhotoPool", () => {
  it("makes a photo in its worker", async () => {
    const outcome = await pool.makePhoto(testRequest(portrait, testRule()));
    expect(outcome.accepted).toBe(true);
  });

  it("says at once that it is full, and finishes what it took", async () => {
    const request = testRequest(portrait, testRule());
    const running = pool.makePhoto(request);
    const waiting = pool.makePhoto(request);
    await expect(pool.makePhoto(request)).rejects.toMatchObject({ code: "full" });
    expect(pool.stats()).toMatchObject({ running: 1, queued: 1, refused: 1 });
    expect((await running).accepted && (await waiting).accepted).toBe(true);
    expect(pool.stats()).toMatchObject({ running: 0, queued: 0 });
  });

  it("finishes what is uploaded beside the uploads that wait, and takes what it has begun", async () => {
    const own = makePhotoPool({ workers: 1, maxQueue: 3 });
    const finished: string[] = [];
    const caller = { address: "192.0.2.1" };
    const upload = (name: string) => own.sanitise(portrait, caller).then(() => finished.push(name));
    const running = [upload("first"), upload("second"), upload("third")];
    expect([own.hasRoom("upload", caller.address), own.hasRoom("photo", caller.address)]).toEqual([
      false,
      true,
    ]);
    await expect(own.sanitise(portrait, caller)).rejects.toMatchObject({ code: "full" });
    const request = testRequest(portrait, testRule());
    const photo = own.makePhoto(request, caller).then(() => finished.push("photo"));
    await expect(own.makePhoto(request, caller)).rejects.toMatchObject({ code: "full" });
    const begun = own.makePhoto(request, { ...caller, isTaken: true });
    await Promise.all([...running, photo]);
    expect(finished).toEqual(["first", "second", "photo", "third"]);
    expect((await begun).accepted).toBe(true);
    await own.close();
  });

  it("cuts a person out, with its place on the source", async () => {
    const segmented = await pool.segment(portrait);
    if (!segmented.ok) throw new Error("refused");
    const { png, box, widthPx, heightPx, face } = segmented.value;
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
    expect(box.width / box.height).toBeCloseTo(widthPx / heightPx, 1);
    expect(face.chin[1]).toBeGreaterThan(box.y);
  });

  it("refuses to cut one of two people out", async () => {
    expect(await pool.segment(await twoPeople())).toMatchObject({
      ok: false,
      reason: { checks: [{ rule: "face-count", measured: 2 }] },
    });
  });

  it("sanitises a picture, and refuses what is none", async () => {
    const clean = await pool.sanitise(await tellingJpeg());
    expect(Buffer.from(clean.bytes).includes("Exif")).toBe(false);
    await expect(pool.sanitise(htmlFile())).rejects.toMatchObject({
      name: "ImageRefused",
      reason: "unsupported",
    });
  });

  it("reports a wrong request as what it is, and lives on", async () => {
    const wrong = testRequest(portrait, testRule(), { background: "#123456" });
    await expect(pool.makePhoto(wrong)).rejects.toThrow("is no background of");
    await pool.sanitise(portrait);
  });

  it("drops a job when its caller leaves, running or waiting", async () => {
    const request = testRequest(portrait, testRule());
    const leave = new AbortController();
    const running = pool.makePhoto(request, leave);
    const waiting = pool.makePhoto(request, leave);
    leave.abort();
    await expect(running).rejects.toThrow(/abort/i);
    await expect(waiting).rejects.toThrow(/abort/i);
    expect((await pool.makePhoto(request)).accepted).toBe(true);
  });

  it("gives a job up that takes too long, and no other", async () => {
    const hasty = makePhotoPool({ workers: 1, maxQueue: 1, timeoutMs: 1 });
    await expect(hasty.makePhoto(testRequest(portrait, testRule()))).rejects.toMatchObject({
      code: "timeout",
    });
    expect(hasty.stats()).toMatchObject({ failed: 1, running: 0 });
    await hasty.close();
  });

  it("ends the process of a picture that takes too much processor time, and answers the next", async () => {
    const strict = makePhotoPool({ workers: 1, maxQueue: 1, processorMs: 150 });
    await strict.warm();
    const costly = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: "white" } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
    await expect(strict.sanitise(costly)).rejects.toMatchObject({ code: "too-costly" });
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    expect((await strict.sanitise(small)).widthPx).toBe(20);
    await strict.close();
  });

  it("survives a picture that takes more memory than it may, and answers its request", async () => {
    const tight = makePhotoPool({ workers: 1, maxQueue: 1, memoryMb: 150 });
    await expect(tight.makePhoto(testRequest(portrait, testRule()))).rejects.toMatchObject({
      code: "crashed",
    });
    expect(tight.stats()).toMatchObject({ failed: 1, running: 0, queued: 0 });
    await tight.close();
  });

  it("refuses by its header what would take more memory than the process may", async () => {
    const avif = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "grey" } })
      .avif({ effort: 0 })
      .toBuffer();
    const tight = makePhotoPool({ workers: 1, maxQueue: 1, memoryMb: 500 });
    await expect(tight.sanitise(avif)).rejects.toMatchObject({
      name: "ImageRefused",
      reason: "too-many-pixels",
    });
    expect((await pool.sanitise(avif)).widthPx).toBe(4000);
    await tight.close();
  });

  it("replaces a process that was killed, running or idle", async () => {
    const before = pids();
    for (const pid of before) process.kill(Number(pid), "SIGKILL");
    const outcome = await pool
      .makePhoto(testRequest(portrait, testRule()))
      .catch(() => pool.makePhoto(testRequest(portrait, testRule())));
    expect(outcome.accepted).toBe(true);
    expect(before).not.toEqual(pids());
  });

  it("ends the job that runs and the one that waits when it is closed, and takes no other", async () => {
    const own = makePhotoPool({ workers: 1, maxQueue: 1 });
    const request = testRequest(portrait, testRule());
    const ended = Promise.allSettled([own.makePhoto(request), own.makePhoto(request)]);
    await own.close();
    const failed = { status: "rejected", reason: { code: "closed" } };
    expect(await ended).toMatchObject([failed, failed]);
    await expect(own.makePhoto(request)).rejects.toMatchObject(failed.reason);
  });

  it("keeps the server's environment from what decodes", async () => {
    process.env.DATABASE_URL = "postgres://secret";
    const own = makePhotoPool({ workers: 1, maxQueue: 1 });
    await own.warm();
    for (const pid of pids())
      expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("postgres://secret");
    await own.close();
    delete process.env.DATABASE_URL;
  });
});

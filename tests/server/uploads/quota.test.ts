import { describe, expect, it } from "@jest/globals";
import { makeQuota } from "../../../server/uploads/quota";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const limits = {
  sessionQuotaBytes: 1_000,
  serverKeyQuotaBytes: 5_000,
  addressQuotaBytes: 2_000,
  storageQuotaBytes: 10_000,
};

describe("quota", () => {
  const held = { all: 0, media: 0, session: 0 };
  let nowMs = 0;
  const make = () => {
    Object.assign(held, { all: 0, media: 0, session: 0 });
    nowMs = 0;
    const heldBytes = async (of: { sessionId?: string; kind?: string } = {}) => {
      if (of.sessionId !== undefined) return held.session;
      return of.kind === "media" ? held.media : held.all;
    };
    const { admit } = makeQuota({ heldBytes }, limits, () => nowMs);
    return (byteCount: number, more: { address?: string; kind?: "image" | "media" | "result" } = {}) =>
      admit({ sessionId: "s", address: "a", kind: "image", byteCount, ...more }).then(
        () => 200,
        ({ statusCode }: { statusCode: number }) => statusCode,
      );
  };

  it("limits the photos that an address stores per hour, in all its sessions", async () => {
    const admit = make();
    expect(await admit(900)).toBe(200);
    expect(await admit(900, { kind: "result" })).toBe(200);
    expect(await admit(900)).toBe(429);
    expect(await admit(900, { address: "b" })).toBe(200);
    nowMs += hourMs;
    expect(await admit(900)).toBe(200);
  });

  it("limits the media that an address stores per day", async () => {
    const admit = make();
    expect(await admit(950, { kind: "media" })).toBe(200);
    expect(await admit(950, { kind: "media" })).toBe(200);
    expect(await admit(900)).toBe(200);
    nowMs += hourMs;
    expect(await admit(900, { kind: "media" })).toBe(429);
    nowMs += dayMs;
    expect(await admit(900, { kind: "media" })).toBe(200);
  });

  it("counts concurrent requests together", async () => {
    const admit = make();
    const outcomes = await Promise.all([900, 900, 900, 900].map((byteCount) => admit(byteCount)));
    expect(outcomes.sort()).toEqual([200, 200, 429, 429]);
  });

  it("limits media to half of the storage", async () => {
    const admit = make();
    held.media = 4_500;
    held.all = 4_500;
    expect(await admit(600, { kind: "media" })).toBe(503);
    expect(await admit(600, { kind: "image" })).toBe(200);
    expect(await admit(400, { kind: "media" })).toBe(200);
    // Counted at once, although the sum over all files is cached for 30 s.
    expect(await admit(200, { kind: "media" })).toBe(503);
  });

  it("does not count refused files", async () => {
    const admit = make();
    held.all = 9_500;
    for (let turn = 0; turn < 5; turn++) expect(await admit(600)).toBe(503);
    held.all = 0;
    nowMs += 31_000;
    expect(await admit(900)).toBe(200);
    expect(await admit(900)).toBe(200);
  });

  it("limits the stored bytes of a session", async () => {
    const admit = make();
    held.session = 950;
    expect(await admit(100)).toBe(429);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { maxRefusalTextLength, outcomeCodeDays } from "../../../contract/limits";
import { makeOutcomeCodes } from "../../../server/outcomes/outcome-codes";
import { sweep } from "../../../server/sweeper";
import { query, startApp, type TestApp } from "../start-app";

const dayMs = 24 * 60 * 60_000;
const url = "/v5/photo/outcome";
const photo = (name: string | number) => new TextEncoder().encode(`photo ${name}`);

describe("the answer to whether a photo was accepted", () => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 27, 12);
  beforeAll(async () => {
    server = await startApp({ env: { FEEDBACKS_PER_MINUTE: "10000" }, now: () => nowMs });
  });
  beforeEach(() => server.deps.database.deleteFrom("outcome").execute());
  afterAll(() => server.close());

  const issue = (name: string | number, document = "de-passport", secret = server.deps.signingSecret) =>
    makeOutcomeCodes(secret, () => nowMs).issue(document, photo(name));
  const post = (payload: object) => server.app.inject({ method: "POST", url: `${url}?${query()}`, payload });
  const statusOf = async (payload: object) => (await post(payload)).statusCode;
  const tell = (name: string | number, outcome = "accepted", more = {}) =>
    statusOf({ code: issue(name), outcome, ...more });
  const stored = () => server.deps.database.selectFrom("outcome").selectAll().execute();
  const told = async (fields = {}) => {
    const answer = await server.app.inject(`${url}?${query(fields)}`);
    return [answer.statusCode, answer.json().data];
  };

  it("is stored without a session, and says nothing of who gave it", async () => {
    const code = issue("a");
    const answer = await post({ code, outcome: "accepted" });
    expect(answer.json()).toEqual({ code: 0, data: null, msg: "ok" });
    expect(await stored()).toEqual([
      {
        id: code.slice(0, -11),
        document: "de-passport",
        outcome: "accepted",
        reason: null,
        words: "",
        createdAt: nowMs,
      },
    ]);
  });

  it("is taken as a form too", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: `${url}?${query()}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ code: issue("a"), outcome: "unused" }).toString(),
    });
    expect(answer.json().code).toBe(0);
  });

  it.each([
    ["a code that was never issued", () => `de-passport-${"0".repeat(19)}`],
    ["a code of another server", () => issue("a", "de-passport", "another secret")],
    ["a code of another document", () => issue("a").replace("de-passport", "fr-passport")],
    ["a code with one other letter", () => issue("a").replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
  ])("is not taken for %s", async (_what, code) => {
    expect(await statusOf({ code: code(), outcome: "accepted" })).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it.each([
    "",
    "de-passport",
    "DE-PASSPORT-0000000000000000000",
    `../../de-passport-${"0".repeat(19)}`,
    `${"a".repeat(120)}-${"0".repeat(19)}`,
  ])("is not taken for %j, which is no code at all", async (code) => {
    expect(await statusOf({ code, outcome: "accepted" })).toBe(400);
  });

  it("is taken once, whatever it says the second time", async () => {
    expect([await tell("a"), await tell("a"), await tell("a", "unused")]).toEqual([200, 409, 409]);
    expect(await stored()).toMatchObject([{ outcome: "accepted" }]);
  });

  it("is taken once when ten come at the same time", async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => tell("a")));
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await stored()).toHaveLength(1);
  });

  it("is taken once of a photo that was made again on another day", async () => {
    expect(await tell("a")).toBe(200);
    nowMs += dayMs;
    expect(await tell("a")).toBe(409);
  });

  it("is taken for a year, and a code is never used twice after it", async () => {
    const codes = [issue("a"), issue("b")];
    nowMs += outcomeCodeDays * dayMs - dayMs;
    expect(await statusOf({ code: codes[0], outcome: "accepted" })).toBe(200);
    nowMs += 2 * dayMs;
    const statuses = [];
    for (const code of codes) statuses.push(await statusOf({ code, outcome: "accepted" }));
    expect(statuses).toEqual([410, 410]);
    expect(await stored()).toHaveLength(1);
  });

  it("has a reason where the photo was refused, and only there", async () => {
    const bad = [
      { outcome: "refused" },
      { outcome: "refused", reason: "ugly" },
      { outcome: "accepted", reason: "light" },
      { outcome: "unused", words: "no need" },
      { outcome: "perhaps" },
      {},
    ];
    const statuses = [];
    for (const body of bad) statuses.push(await statusOf({ code: issue("a"), ...body }));
    expect(statuses).toEqual(bad.map(() => 400));
    expect(await tell("a", "refused", { reason: "none" })).toBe(200);
  });

  it("keeps the authority's words as one plain line", async () => {
    const words = " Schatten\0 im\u001b[31m\r\nGesicht\u202e. ";
    expect(await tell("a", "refused", { reason: "light", words })).toBe(200);
    expect(await stored()).toMatchObject([{ reason: "light", words: "Schatten im [31m Gesicht ." }]);
  });

  it("takes as many characters of them as are allowed, in any script, and no more", async () => {
    const refused = (words: string) => ({ code: issue(words), outcome: "refused", reason: "other", words });
    expect(await statusOf(refused("影".repeat(maxRefusalTextLength)))).toBe(200);
    expect(await statusOf(refused("a".repeat(maxRefusalTextLength + 1)))).toBe(400);
    expect(await statusOf(refused("a".repeat(100_000)))).toBe(413);
    expect(await stored()).toHaveLength(1);
  });

  it("shows nothing below 20 photos that were handed in, then how many were accepted and why others were not", async () => {
    for (let i = 0; i < 17; i++) await tell(i);
    await tell("light", "refused", { reason: "light" });
    await tell("dark", "refused", { reason: "light" });
    for (let i = 0; i < 5; i++) await tell(`unused ${i}`, "unused");
    expect(await told({ urlPath: "de-passport" })).toEqual([200, null]);
    expect(await tell("none", "refused", { reason: "none" })).toBe(200);
    const numbers = {
      answers: 20,
      accepted: 17,
      fromPercent: expect.closeTo(64, 0),
      toPercent: expect.closeTo(94.8, 1),
      reasons: [{ reason: "light", count: 2 }],
    };
    expect(await told({ urlPath: "de-passport" })).toEqual([200, numbers]);
    expect(await told()).toEqual([200, numbers]);
    expect(await told({ urlPath: "fr-passport" })).toEqual([200, null]);
    expect((await told({ urlPath: "no-such" }))[0]).toBe(404);
  });

  it("is kept for as long as the operator says, and its words as long as messages", async () => {
    await tell("a", "refused", { reason: "light", words: "Shadows" });
    nowMs += 181 * dayMs;
    await tell("b", "refused", { reason: "light", words: "More shadows" });
    await sweep(server.deps);
    expect((await stored()).map(({ words }) => words).sort()).toEqual(["", "More shadows"]);
    nowMs += 550 * dayMs;
    await sweep(server.deps);
    expect(await stored()).toHaveLength(1);
  });

  it("is shown by document to operators and removed by them", async () => {
    await tell("a");
    await post({ code: issue("a", "fr-passport"), outcome: "unused" });
    const { outcomes } = server.deps;
    const [first] = await outcomes.list("fr-passport");
    expect(first).toMatchObject({ document: "fr-passport", outcome: "unused" });
    expect([await outcomes.remove([first!.id, "no-such"]), await outcomes.remove([])]).toEqual([1, 0]);
    expect(await outcomes.counts()).toEqual([
      { document: "de-passport", outcome: "accepted", reason: null, count: 1 },
    ]);
  });
});

it("a thousand answers from one address are stopped by the limit of messages", async () => {
  const { app, deps, close } = await startApp();
  const codes = makeOutcomeCodes(deps.signingSecret, Date.now);
  const statuses = new Map<number, number>();
  for (let i = 0; i < 1_000; i++) {
    const payload = { code: codes.issue("de-passport", photo(i)), outcome: "accepted" };
    const { statusCode } = await app.inject({ method: "POST", url: `${url}?${query()}`, payload });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 20],
    [429, 980],
  ]);
  expect(await deps.outcomes.counts()).toMatchObject([{ count: 20 }]);
  await close();
});

it("an answer that may be lost is not acknowledged, and can be given again", async () => {
  let fault: "add" | "probe" | null = null;
  const away = async () => {
    throw Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" });
  };
  const { app, deps, close } = await startApp({
    change: ({ outcomes, probeDatabase }) => ({
      outcomes: { ...outcomes, add: (told) => (fault === "add" ? away() : outcomes.add(told)) },
      probeDatabase: () => (fault === "probe" ? away() : probeDatabase()),
    }),
  });
  const codes = makeOutcomeCodes(deps.signingSecret, Date.now);
  const tell = async (name: string) => {
    const payload = { code: codes.issue("de-passport", photo(name)), outcome: "accepted" };
    const answer = await app.inject({ method: "POST", url: `${url}?${query()}`, payload });
    return [answer.statusCode, answer.headers["retry-after"]];
  };
  fault = "add";
  expect(await tell("a")).toEqual([503, "5"]);
  fault = "probe";
  expect(await tell("b")).toEqual([503, "5"]);
  fault = null;
  expect([await tell("a"), await tell("b")]).toEqual([
    [200, undefined],
    [409, undefined],
  ]);
  await close();
});

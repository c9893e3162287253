import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweep } from "../../../server/sweeper";
import { login, postForm, query, startApp, type TestApp } from "../start-app";

const dayMs = 24 * 60 * 60_000;

describe("feedback", () => {
  let server: TestApp;
  let token: string;
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({ env: { FEEDBACKS_PER_MINUTE: "1000", FEEDBACK_DAYS: "3" }, now: () => nowMs });
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const send = (payload: Record<string, string>) =>
    server.app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query({ lang: "de" })}`,
      headers: { token, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(payload).toString(),
    });
  const stored = () => server.deps.database.selectFrom("feedback").selectAll().execute();

  it("stores the message before it answers", async () => {
    const answer = await send({ message: " Der Link ist tot. ", email: "Anna.Muster+photo@example.co.uk" });
    expect(answer.json()).toEqual({ code: 0, data: null, msg: "ok" });
    expect(await stored()).toMatchObject([
      { message: "Der Link ist tot.", email: "Anna.Muster+photo@example.co.uk", lang: "de" },
    ]);
  });

  it("takes a multipart form as well", async () => {
    const fields = { message: "Hello", email: "a@example.org" };
    expect((await postForm(server.app, "/v5/passport/feedback", token, { fields })).json().code).toBe(0);
  });

  it("refuses an empty message in the specification's words", async () => {
    for (const message of ["", "  \n"]) {
      const answer = await send({ message, email: "a@example.org" });
      expect([answer.statusCode, answer.json().msg]).toEqual([400, "The message cannot be empty!"]);
    }
    expect((await send({ email: "a@example.org" })).statusCode).toBe(400);
  });

  it.each([
    "",
    "anna",
    "anna@",
    "@example.org",
    "a b@example.org",
    "a@b",
    "a@example..org",
    `${"a".repeat(250)}@x.org`,
  ])("refuses the address %j in the specification's words", async (email) => {
    const before = (await stored()).length;
    const answer = await send({ message: "Hello", email });
    expect([answer.statusCode, answer.json().msg]).toEqual([400, "Please enter a valid email address!"]);
    expect(await stored()).toHaveLength(before);
  });

  it("keeps a message for as many days as the operator says, and no longer", async () => {
    await send({ message: "Old", email: "a@example.org" });
    nowMs += 2 * dayMs;
    await send({ message: "New", email: "a@example.org" });
    nowMs += dayMs + 1;
    await sweep(server.deps);
    expect((await stored()).map(({ message }) => message)).toEqual(["New"]);
  });
});

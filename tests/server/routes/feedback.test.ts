import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { sweep } from "../../../server/sweeper";
import { drawJpeg } from "../../fixtures/pictures";
import { login, postForm, query, startApp, storedFiles, type TestApp } from "../start-app";

const dayMs = 24 * 60 * 60_000;

describe("feedback", () => {
  let server: TestApp;
  let token: string;
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({
      env: { FEEDBACKS_PER_MINUTE: "1000", FEEDBACK_DAYS: "3", MEDIA_DAYS: "2" },
      now: () => nowMs,
    });
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

  describe("with pictures", () => {
    const uploadPicture = async (widthPx: number, of = token) => {
      const file = await drawJpeg(widthPx, 600);
      const { mediaId } = (await postForm(server.app, "/v5/media/upload", of, { file })).json().data;
      return String(mediaId);
    };
    const sendWith = (mediaIds: string[], message = "Why was it refused?") =>
      send({ message, email: "pictures@example.org", mediaIds: JSON.stringify(mediaIds) });
    const listed = async () =>
      (await server.deps.feedbacks.list())
        .filter(({ email }) => email === "pictures@example.org")
        .map(({ message, pictures }) => [message, pictures.map(({ mediaId }) => mediaId)]);
    afterEach(async () => {
      await server.deps.feedbacks.remove({ email: "pictures@example.org" });
      await sweep(server.deps);
    });

    it("lists them with the message, and removes them with it", async () => {
      const mediaIds = [await uploadPicture(500), await uploadPicture(501), await uploadPicture(502)];
      expect((await sendWith(mediaIds)).json().code).toBe(0);
      expect(await listed()).toEqual([["Why was it refused?", mediaIds]]);
      expect(storedFiles(server.dataDir)).toHaveLength(3);
      expect(await server.deps.feedbacks.remove({ email: "pictures@example.org" })).toBe(1);
      await sweep(server.deps);
      expect(storedFiles(server.dataDir)).toEqual([]);
    });

    it("keeps a picture of two messages until both are removed", async () => {
      const mediaId = await uploadPicture(500);
      await sendWith([mediaId], "First");
      await sendWith([mediaId], "Second");
      const [first] = await server.deps.database
        .selectFrom("feedback")
        .select("id")
        .where("message", "=", "First")
        .execute();
      await server.deps.feedbacks.remove({ id: first!.id });
      expect(await listed()).toEqual([["Second", [mediaId]]]);
    });

    it("removes them after the days of media, and with a message whose days are over", async () => {
      await sendWith([await uploadPicture(500)]);
      nowMs += 2 * dayMs + 1;
      await sweep(server.deps);
      expect(await listed()).toEqual([["Why was it refused?", []]]);
      expect(storedFiles(server.dataDir)).toEqual([]);

      const mediaId = await uploadPicture(501);
      await sendWith([mediaId], "Later");
      await server.deps.database
        .updateTable("file")
        .set({ expiresAt: nowMs + 9 * dayMs })
        .execute();
      nowMs += 3 * dayMs + 1;
      await sweep(server.deps);
      expect(await listed()).toEqual([]);
      expect(storedFiles(server.dataDir)).toEqual([]);
    });

    it("refuses pictures that this session has not stored, and keeps no message without them", async () => {
      token = await login(server.app);
      const stranger = await uploadPicture(500, await login(server.app));
      const removed = await uploadPicture(501);
      await server.deps.database.deleteFrom("file").where("mediaId", "=", removed).execute();
      for (const mediaId of [stranger, removed, `m${"0".repeat(32)}`]) {
        const answer = await sendWith([await uploadPicture(502), mediaId]);
        expect([answer.statusCode, answer.json().msg]).toEqual([404, "image link does not exist"]);
      }
      expect(await listed()).toEqual([]);
    });

    it.each(["m1", "[]]", '["../secret"]', '["m1"]', `["${"m".repeat(33)}"]`, "[1]", '["\\q"]'])(
      "refuses the list %s",
      async (mediaIds) => {
        const answer = await send({ message: "Hello", email: "pictures@example.org", mediaIds });
        expect(answer.statusCode).toBe(400);
      },
    );

    it("takes three at most", async () => {
      const mediaIds = Array.from({ length: 4 }, (_, i) => `m${String(i).repeat(32)}`);
      expect((await sendWith(mediaIds)).statusCode).toBe(400);
      expect((await sendWith([])).statusCode).toBe(200);
    });
  });
});

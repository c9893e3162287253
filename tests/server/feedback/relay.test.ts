import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { SMTPServer } from "smtp-server";
import type { Channel } from "../../../server/feedback/channel";
import { mailChannel } from "../../../server/feedback/mail-channel";
import { delayMsAfter, relayDue } from "../../../server/feedback/relay";
import { webhookChannel } from "../../../server/feedback/webhook-channel";
import { drawJpeg } from "../../fixtures/pictures";
import { login, postForm, query, startApp, type TestApp } from "../start-app";

const message = "Where is my photo?\r\nBcc: everyone@example.org";
const email = "visitor@example.org";

/** A real mail server, and a real webhook that can be switched off. */
describe("messages reach people", () => {
  const mails: string[] = [];
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  let smtp: SMTPServer;
  let web: Server;
  let webStatus = 200;
  let nowMs = Date.now();
  let env: Record<string, string>;
  let server: TestApp;
  const errors: object[] = [];
  let channels: Channel[];
  /** Its own relay, which would send at moments of its own, has no channel. */
  const start = (dataDir?: string) =>
    startApp({
      env,
      dataDir,
      now: () => nowMs,
      change: (opened) => {
        channels = opened.channels;
        return { channels: [] };
      },
    });
  const relay = () =>
    relayDue(server.deps.deliveries, channels, {
      error: (line: object) => errors.push(line),
    } as never);

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        let text = "";
        stream
          .on("data", (part) => (text += part))
          .on("end", () => {
            mails.push(text);
            done();
          });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    web = createServer((request, response) => {
      let body = "";
      request
        .on("data", (part) => (body += part))
        .on("end", () => {
          if (webStatus === 200) calls.push({ headers: request.headers, body });
          response.writeHead(webStatus).end();
        });
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    env = {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      FEEDBACK_MAIL_TO: "help@photo.example.org",
      FEEDBACK_MAIL_FROM: "site@photo.example.org",
      FEEDBACK_WEBHOOK_URL: `http://127.0.0.1:${(web.address() as AddressInfo).port}/feedback`,
      FEEDBACK_WEBHOOK_TOKEN: "let-me-in",
    };
  });
  beforeEach(() => {
    for (const list of [mails, calls, errors]) list.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));
    web.close();
  });

  it("by mail and webhook, once each, and later where a way is closed, a restart in between", async () => {
    webStatus = 503;
    const told = await start();
    server = told;
    const token = await login(server.app);
    const picture = await postForm(server.app, "/v5/media/upload", token, { file: await drawJpeg() });
    const { mediaId } = picture.json().data;
    const sent = await server.app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token },
      payload: { message, email, mediaIds: JSON.stringify([mediaId]) },
    });
    expect(sent.json().code).toBe(0);
    // One message, whether it waits for one channel or for both.
    expect(await server.deps.deliveries.count()).toBe(1);
    await relay();
    expect(await server.deps.deliveries.count()).toBe(1);
    await relay();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: help@photo\.example\.org\r$/m);
    expect(mails[0]).toMatch(/^Reply-To: visitor@example\.org\r$/m);
    expect(mails[0]?.split("\r\n\r\n")[0]).not.toContain("everyone");
    expect(calls).toEqual([]);
    expect(errors).toEqual([{ channel: "webhook", tries: 1, reason: "the webhook answered 503" }]);

    const restarted = await start(server.dataDir);
    server = restarted;
    webStatus = 200;
    await relay();
    expect(calls).toEqual([]);
    nowMs += delayMsAfter(1);
    await relay();
    await relay();
    expect(calls).toHaveLength(1);
    expect(await server.deps.deliveries.count()).toBe(0);
    const { id, ...words } = JSON.parse(calls[0]!.body);
    expect(words).toEqual({
      message: message.trim(),
      email,
      lang: "en",
      mediaIds: [mediaId],
      createdAt: expect.any(String),
    });
    expect(mails[0]?.replace(/=\r\n/g, "")).toContain("Pictures: 1, see npm run feedback -- list");
    expect(calls[0]!.headers).toMatchObject({ authorization: "Bearer let-me-in", "idempotency-key": id });
    expect(mails).toHaveLength(1);
    expect(await server.deps.feedbacks.list()).toHaveLength(1);

    expect(await server.deps.feedbacks.remove({ email: "Visitor@Example.org " })).toBe(1);
    expect(await server.deps.feedbacks.list()).toEqual([]);
    await restarted.close();
    await told.close();
  });

  it("says why a webhook cannot be reached", async () => {
    const told = await start();
    const payload = { message, email };
    const headers = { token: await login(told.app) };
    await told.app.inject({ method: "POST", url: `/v5/passport/feedback?${query()}`, headers, payload });
    const closed = webhookChannel({ url: "http://127.0.0.1:8/feedback", token: null });
    const lines: object[] = [];
    await relayDue(told.deps.deliveries, [closed], { error: (line: object) => lines.push(line) } as never);
    const reason = expect.stringContaining("connect ECONNREFUSED 127.0.0.1:8");
    expect(lines).toEqual([{ channel: "webhook", tries: 1, reason }]);
    await told.close();
  });

  it("lets no address of a visitor write a header of the mail", async () => {
    const channel = mailChannel({
      url: env.SMTP_URL!,
      to: env.FEEDBACK_MAIL_TO!,
      from: env.FEEDBACK_MAIL_FROM!,
    });
    const evil = {
      id: "1",
      sessionId: "",
      lang: "en\r\nX-Evil: 1",
      createdAt: 0,
      message: "x",
      email: "a@b.c\r\nBcc: e@example.org",
      pictures: [],
    };
    await channel.send(evil);
    expect(mails[0]?.split("\r\n\r\n")[0]).not.toMatch(/^(Bcc|X-Evil)/m);
  });

  it.each([
    [1, 30_000],
    [2, 60_000],
    [50, 6 * 3_600_000],
  ])("waits longer after each failure: %i, %i ms", (tries, delayMs) =>
    expect(delayMsAfter(tries)).toBe(delayMs),
  );
});

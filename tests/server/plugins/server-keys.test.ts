import { afterEach, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../../server/config/config";
import { drawJpeg } from "../../fixtures/pictures";
import { login, postForm, query, startApp, type TestApp } from "../start-app";

const [shop, kiosk] = ["shop".repeat(16), "kiosk".repeat(8)];

describe("server keys", () => {
  let server: TestApp;
  afterEach(() => server?.close());
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    server = await startApp({ env: { SERVER_KEYS: `${shop} ${kiosk}`, ...env } });
  };

  /** The code of the answer to the question for a file. */
  const check = async (headers: Record<string, string>, fileName = `${"0".repeat(32)}.jpg`) => {
    const url = `/v5/image/check?${query({ fileName })}`;
    return (await server.app.inject({ url, headers })).json().code;
  };
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const upload = async (headers: Record<string, string>, widthPx?: number) => {
    const file = `data:image/jpeg;base64,${(await drawJpeg(widthPx)).toString("base64")}`;
    return server.app.inject({
      method: "POST",
      url: `/v5/image/upload/base64?${query()}`,
      headers,
      payload: { file },
    });
  };

  it("stand for a session, each with files of its own", async () => {
    await start();
    const { fileName } = (await upload(bearer(shop))).json().data;
    expect(await check(bearer(shop), fileName)).toBe(0);
    expect(await check(bearer(kiosk), fileName)).toBe(404);
    expect(await check({ token: await login(server.app) }, fileName)).toBe(404);
    expect(await server.deps.database.selectFrom("session").select("deviceId").execute()).toHaveLength(1);
  });

  it("are known as a whole and only as a bearer; a token works as before", async () => {
    await start();
    const token = await login(server.app);
    for (const authorization of [
      shop,
      `Bearer ${shop.slice(1)}`,
      `Bearer ${shop}x`,
      `Basic ${shop}`,
      "Bearer ",
    ])
      expect([authorization, await check({ authorization })]).toEqual([authorization, 403]);
    expect(await check({ authorization: `bearer ${shop}` })).toBe(404);
    expect(await check({ token: shop })).toBe(403);
    expect(await check({ token })).toBe(404);
    expect(await check({ token, ...bearer("x".repeat(40)) })).toBe(404);
  });

  it("do not exist without SERVER_KEYS", async () => {
    await start({ SERVER_KEYS: "" });
    expect(await check(bearer(shop))).toBe(403);
    expect(await check({ authorization: "Bearer " })).toBe(403);
  });

  it("have limits of their own, beside those of their address and of devices", async () => {
    await start({ PHOTOS_PER_MINUTE: "1", DEVICE_PHOTOS_PER_MINUTE: "1", SERVER_KEY_PHOTOS_PER_MINUTE: "3" });
    const statuses = async (headers: Record<string, string>, calls: number) => {
      const found = [];
      for (let i = 0; i < calls; i++) found.push((await upload(headers)).statusCode);
      return found;
    };
    expect(await statuses(bearer(shop), 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(bearer(kiosk), 1)).toEqual([200]);
    expect(await statuses({ token: await login(server.app) }, 2)).toEqual([200, 429]);
  });

  it("count all calls of a key together", async () => {
    await start({ CALLS_PER_MINUTE: "2", SERVER_KEY_CALLS_PER_MINUTE: "4" });
    const list = async (headers = {}) =>
      (await server.app.inject({ url: `/v5/passport/paper?${query()}`, headers })).headers[
        "x-ratelimit-remaining"
      ];
    expect([await list(bearer(shop)), await list(bearer(shop)), await list(bearer(kiosk))]).toEqual([
      "3",
      "2",
      "3",
    ]);
    expect(await list()).toBe("1");
  });

  it("may store more than a session", async () => {
    await start({ SESSION_QUOTA_MB: "500", SERVER_KEY_QUOTA_MB: "1000" });
    const statusOf = async (widthPx: number, heldMb: number) => {
      await server.deps.database
        .updateTable("file")
        .set({ byteCount: heldMb * 1e6 })
        .execute();
      return (await upload(bearer(shop), widthPx)).statusCode;
    };
    expect(await statusOf(320, 0)).toBe(200);
    expect(await statusOf(330, 600)).toBe(200);
    expect(await statusOf(340, 600)).toBe(429);
  });

  it("make photos through a form", async () => {
    await start();
    const answer = await postForm(server.app, "/v5/photo/make", "", {
      fields: { urlPath: "de-passport" },
      file: await drawJpeg(),
      headers: bearer(shop),
    });
    expect(answer.json().code).toBe(1000);
  });
});

it("a key that could be guessed is refused, and no key is printed", () => {
  const read = () => readConfig({ SERVER_KEYS: `${shop} short-secret` });
  expect(read).toThrow("SERVER_KEYS: each must be 32 to 128 letters, digits, - or _");
  expect(read).not.toThrow("short-secret");
});

import { afterEach, describe, expect, it } from "@jest/globals";
import { drawJpeg } from "../../../fixtures/pictures";
import { login, query, startApp, type TestApp } from "../../start-app";

describe("the headers of the limits", () => {
  let server: TestApp;
  afterEach(() => server?.close());

  /** Limit, calls left and status of each answer to uploads. */
  const upload = async (env: NodeJS.ProcessEnv, calls: number) => {
    server = await startApp({ env });
    const token = await login(server.app);
    const file = `data:image/jpeg;base64,${(await drawJpeg()).toString("base64")}`;
    const answers = [];
    for (let i = 0; i < calls; i++) {
      const { headers, statusCode } = await server.app.inject({
        method: "POST",
        url: `/v5/image/upload/base64?${query()}`,
        headers: { token },
        payload: { file },
      });
      const [limit, remaining] = [headers["x-ratelimit-limit"], headers["x-ratelimit-remaining"]];
      answers.push([Number(limit), Number(remaining), statusCode]);
      expect(Number(headers["x-ratelimit-reset"])).toBeGreaterThan(0);
      if (statusCode === 429) expect(headers["retry-after"]).toBe(String(headers["x-ratelimit-reset"]));
    }
    return answers;
  };

  it("tell the limit of a device", async () => {
    const env = { CALLS_PER_MINUTE: "9", PHOTOS_PER_MINUTE: "5", DEVICE_PHOTOS_PER_MINUTE: "2" };
    expect(await upload(env, 3)).toEqual([
      [2, 1, 200],
      [2, 0, 200],
      [2, 0, 429],
    ]);
  });

  it("tell the limit of an address", async () => {
    const env = { CALLS_PER_MINUTE: "9", PHOTOS_PER_MINUTE: "2", DEVICE_PHOTOS_PER_MINUTE: "5" };
    expect(await upload(env, 3)).toEqual([
      [2, 1, 200],
      [2, 0, 200],
      [2, 0, 429],
    ]);
  });

  it("tell the limit of all calls where it is the nearest", async () => {
    const env = { CALLS_PER_MINUTE: "2", PHOTOS_PER_MINUTE: "5", DEVICE_PHOTOS_PER_MINUTE: "5" };
    expect(await upload(env, 3)).toEqual([
      [2, 1, 200],
      [2, 0, 200],
      [2, 0, 429],
    ]);
  });
});

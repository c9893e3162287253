import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hasPhotographs, photographsFolder } from "../../../tools/testing/photographs";
import { login, query, startApp, type TestApp, upload } from "../start-app";

(hasPhotographs ? describe : describe.skip)("card/mask", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
  });
  afterAll(() => server.close());

  it("accepts a real portrait and refuses a real group", async () => {
    const codeOfFirst = async (folder: string): Promise<number> => {
      const name = readdirSync(join(photographsFolder, folder)).sort()[0]!;
      const bytes = readFileSync(join(photographsFolder, folder, name));
      const { fileName } = (await upload(server.app, token, bytes)).json().data;
      const answer = await server.app.inject({
        method: "POST",
        url: `/v5/card/mask?${query()}`,
        headers: { token },
        payload: { fileName, urlPath: "std-35x45" },
      });
      return answer.json().code;
    };
    expect(await codeOfFirst("good")).toBe(0);
    expect(await codeOfFirst("many")).toBe(1000);
  });
});

import { expect, it } from "@jest/globals";
import { afterThisTest } from "../../../for-this-test";
import { login, query, startApp } from "../../start-app";

it("says in words which field is missing, and which form is wanted", async () => {
  const { app, close } = await startApp();
  afterThisTest(close);
  const headers = { token: await login(app) };
  const adjust = { scale: 1, dyMm: 0, rotateDeg: 0 };
  const payload = { fileName: `${"0".repeat(32)}.jpg`, urlPath: "de-passport", adjust };
  const card = await app.inject({ method: "POST", url: `/v5/card/mask?${query()}`, headers, payload });
  expect(card.json()).toEqual({ code: 400, data: null, msg: "body/adjust/dxMm is missing" });
  const { fileName, ...others } = payload;
  const misspelt = { method: "POST", url: `/v5/card/mask?${query()}`, headers } as const;
  const near = await app.inject({ ...misspelt, payload: { ...others, filename: fileName } });
  expect(near.json().msg).toBe('body/filename is not a field of this call. Did you mean "fileName"?');
  const large = await app.inject({ ...misspelt, payload: { ...payload, urlPath: "DE-passport" } });
  expect(large.json().msg).toMatch(/^body\/urlPath must match pattern .*\)\. Did you mean "de-passport"\?$/);
  const wrong = await app.inject({ ...misspelt, payload: { ...payload, fileName: "photo" } });
  expect(wrong.json().msg).toBe(
    'body/fileName must match pattern "^[0-9a-f]{32}\\.(jpg|png|pdf)$" (the upload: its fileName, as the server named it)',
  );
});

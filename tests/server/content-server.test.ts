import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "@jest/globals";
import { contentFolder, goodTemplate, templateFile } from "../catalogue/content-folder";
import { afterThisTest } from "../for-this-test";
import { freePort } from "../trials/free-port";
import { waitUntil } from "../wait-until";

/** The server of a preview of the folder below `root`. @returns its address */
async function previewOf(root: string): Promise<string> {
  const port = String(await freePort());
  const server = spawn(process.execPath, ["--require", "tsx/cjs", resolve("server/content-server.ts")], {
    env: {
      ...process.env,
      PORT: port,
      HOST: "127.0.0.1",
      CONTENT_DIR: join(root, "content"),
      LOG_LEVEL: "error",
      GATSBY_PREVIEW: "1",
    },
    stdio: "ignore",
  });
  afterThisTest(() => void server.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => fetch(url));
  return url;
}

it("reads its files again when a preview asks, and keeps what it has while they are faulty", async () => {
  const root = contentFolder({ "content/templates/de.yaml": "country: DE\n" });
  const write = (template: string) => writeFileSync(join(root, "content/templates/de.yaml"), template);
  const url = await previewOf(root);
  const reload = () => fetch(`${url}/reload`, { method: "POST" });
  const document = () => fetch(`${url}/v5/passport/template/detail?lang=en&urlPath=de-passport`);
  const width = async () => ((await (await document()).json()) as { data: { width: number } }).data.width;

  expect((await document()).status).toBe(503);
  write(templateFile(goodTemplate));
  expect((await reload()).status).toBe(204);
  expect(await width()).toBe(35);
  write(templateFile(goodTemplate.replace("width: 35", "width: wide")));
  const refused = await reload();
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("de.yaml")]);
  expect(await width()).toBe(35);
  write(templateFile(goodTemplate.replace("width: 35", "width: 36")));
  await reload();
  expect(await width()).toBe(36);
  const outcomes = await fetch(`${url}/v5/photo/outcome?urlPath=de-passport`);
  expect([outcomes.status, await outcomes.json()]).toEqual([
    200,
    expect.objectContaining({ code: 0, data: null }),
  ]);
});

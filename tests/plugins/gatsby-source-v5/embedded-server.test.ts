import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { startEmbeddedServer } from "../../../plugins/gatsby-source-v5/embedded-server";
import { afterThisTest } from "../../for-this-test";
import { waitUntil } from "../../wait-until";

/** A repository whose content server is the given program. */
function rootWith(program: string): string {
  const root = mkdtempSync(join(tmpdir(), "embedded-"));
  afterThisTest(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "server"), { recursive: true });
  writeFileSync(join(root, "server/content-server.ts"), program);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

describe("the embedded server", () => {
  it("answers with the content of the repository for as long as it is wanted", async () => {
    const server = await startEmbeddedServer(resolve("."), ["en"]);
    await server.listening;
    const answer = await fetch(`${server.url}/v5/passport/lang?lang=en`);
    const { data } = (await answer.json()) as { data: { lang: string }[] };
    expect(data.map(({ lang }) => lang)).toContain("de");
    expect((await fetch(`${server.url}/v5/passport/blog/detail?lang=en&blogId=none`)).status).toBe(404);
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it("ends with the process that wanted it", async () => {
    const program = `
      const { startEmbeddedServer } = require("./plugins/gatsby-source-v5/embedded-server.ts");
      startEmbeddedServer(process.cwd(), []).then(async ({ url, listening }) => {
        await listening;
        console.log(url);
        process.kill(process.pid, "SIGKILL");
      });
    `;
    const { stdout } = spawnSync(process.execPath, ["--require", "tsx/cjs", "-e", program], {
      encoding: "utf8",
    });
    const url = stdout.trim();
    expect(url).toMatch(/^http/);
    await waitUntil(() => expect(fetch(url)).rejects.toThrow(), 5_000);
  });

  it("hands on the last words of one that ends by itself", async () => {
    const root = rootWith(`console.error("Bad configuration: no content"); process.exit(1);`);
    const server = await startEmbeddedServer(root, []);
    await expect(server.failure).rejects.toThrow(/last words:\nBad configuration: no content/);
    await expect(server.listening).rejects.toThrow("Bad configuration");
  });

  it("can be stopped before it listens, and ends nobody else", async () => {
    const program = `
      const { startEmbeddedServer } = require("./plugins/gatsby-source-v5/embedded-server.ts");
      // When nothing is left to do: by then a signal to all would have come.
      process.once("beforeExit", () => console.log("still here"));
      startEmbeddedServer(process.cwd(), []).then(({ stop }) => stop());
    `;
    const { stdout } = spawnSync(process.execPath, ["--require", "tsx/cjs", "-e", program], {
      encoding: "utf8",
    });
    expect(stdout).toBe("still here\n");
  });
});

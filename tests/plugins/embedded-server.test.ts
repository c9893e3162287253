import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEmbeddedServer } from "../../plugins/gatsby-source-v5/embedded-server";

/** A repository whose server is the given program. */
function rootWith(main: string): string {
  const root = mkdtempSync(join(tmpdir(), "embedded-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "server/src"), { recursive: true });
  writeFileSync(join(root, "server/src/main.ts"), main);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

describe("the embedded server", () => {
  it("runs for as long as it is wanted, with a data folder of its own", async () => {
    const server = await startEmbeddedServer(
      rootWith(`
        import { createServer } from "node:http";
        const say: string = JSON.stringify({ dir: process.env.PHOTO_DATA_DIR, public: process.env.PUBLIC_DIR });
        createServer((_, response) => response.end(say)).listen(Number(process.env.PORT), process.env.HOST);
      `),
    );
    const words = (await (await fetch(server.url)).json()) as { dir: string; public: string };
    expect(words.dir).toContain("passport-build-");
    expect(words.public).toBe("");
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it("hands on the last words of one that does not start", async () => {
    const root = rootWith(`console.error("Bad configuration: no content"); process.exit(1);`);
    await expect(startEmbeddedServer(root)).rejects.toThrow(/last words:\nBad configuration: no content/);
  });
});

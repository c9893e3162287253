import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { editServer } from "../catalogue/tools/editing/edit-server";
import { type FaceHost, gitHost } from "../catalogue/tools/editing/face-host";

const usage = `npm run edit                          forms for all texts and documents, beside the preview
npm run edit -- --lang de,jp          the preview in these languages too
npm run edit -- --no-preview          the forms alone
npm run edit -- --port 8400 --site-port 8000 --api-port 4000    forms, preview and its content on other ports
npm run edit -- --git github --repo owner/site [--branch main] [--url https://git.example.org]
                                      edits go to a Git host (github, gitlab, gitea) instead of this folder`;

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      lang: { ...text, default: "en" },
      port: { ...text, default: "8400" },
      "site-port": { ...text, default: "8000" },
      "api-port": { ...text, default: "4000" },
      "no-preview": { type: "boolean", default: false },
      git: text,
      repo: text,
      branch: text,
      url: text,
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const host: FaceHost = values.git === undefined ? { name: "test-repo" } : gitHost(values.git, values);
  const app = editServer({ contentDir: resolve(process.env.CONTENT_DIR || "content"), host });
  await app.listen({ host: "127.0.0.1", port: Number(values.port) });
  console.log(`Edit on http://localhost:${values.port}/edit/`);
  if (values["no-preview"]) return;
  const ports = ["--port", values["site-port"], "--api-port", values["api-port"]];
  showPreview(["--lang", values.lang, ...ports, "--edit-url", `http://localhost:${values.port}/edit/`]);
}

/** It ends with this program, and this program with it. */
function showPreview(options: string[]): void {
  const words = ["--import", "tsx", "scripts/preview.ts", ...options];
  const preview = spawn(process.execPath, words, { stdio: "inherit" });
  preview.on("exit", (code) => process.exit(code ?? 0));
  process.once("SIGTERM", () => preview.kill());
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { Option } from "commander";
import { type CmsBackend, gitBackend } from "../catalogue/tools/editing/cms-backend";
import { editServer } from "../catalogue/tools/editing/edit-server";
import { languageCodes } from "../catalogue/tools/preview/preview";
import { maxDescriptionWidth, maxTitleWidth } from "../locales/search-result";
import { npmCommand, portNumber, readArguments, runCommand, webAddress } from "../tools/command-line";
import { demandFreePorts, onePreview } from "../tools/taken-ports";

interface Options {
  lang: string;
  port: number;
  sitePort: number;
  apiPort: number;
  preview: boolean;
  git?: string;
  repo?: string;
  branch?: string;
  url?: string;
}

async function edit(options: Options): Promise<void> {
  const { git } = options;
  const backend: CmsBackend =
    git === undefined ? { name: "test-repo" } : readArguments(() => gitBackend(git, options));
  const app = editServer({
    contentDir: resolve(process.env.CONTENT_DIR || "content"),
    backend,
    codes: readArguments(() => languageCodes(options.lang)),
    shownLetters: { title: maxTitleWidth, question: maxTitleWidth, description: maxDescriptionWidth },
    ...(options.preview && { siteUrl: `http://localhost:${options.sitePort}` }),
  });
  await demandFreePorts(portsOf(options));
  await app.listen({ host: "127.0.0.1", port: options.port });
  console.log(`Forms: http://localhost:${options.port}/edit/`);
  if (!options.preview) return;
  const ports = ["--port", String(options.sitePort), "--api-port", String(options.apiPort)];
  showPreview(["--lang", options.lang, ...ports, "--edit-url", `http://localhost:${options.port}/edit/`]);
}

/** With what to do where one is taken. */
function portsOf({ port, sitePort, apiPort, preview }: Options): Map<number, string> {
  const forms = "If these are the forms of this folder, use them or stop them first.";
  const ways = new Map([[port, `${forms} Otherwise: npm run edit -- --port 8401`]]);
  if (!preview) return ways;
  const alone = "npm run edit -- --no-preview opens the forms beside it.";
  return ways
    .set(sitePort, `${onePreview} ${alone} Otherwise: npm run edit -- --site-port 8001`)
    .set(apiPort, `${onePreview} Otherwise: npm run edit -- --api-port 4001`);
}

/** Either program ends with the other. */
function showPreview(options: string[]): void {
  const words = ["--import", "tsx", "scripts/preview.ts", ...options];
  const preview = spawn(process.execPath, words, { stdio: "inherit" });
  preview.on("exit", (code) => process.exit(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => preview.kill());
}

void runCommand(
  npmCommand(
    "run edit --",
    "Opens forms for all texts and documents in the browser, with a preview.",
    "npm run edit -- --git github --repo owner/site",
  )
    .addOption(
      new Option("--lang <codes>", "languages of the preview besides English, separated by commas")
        .env("GATSBY_BUILD_LANGS")
        .default("en", "English alone"),
    )
    .option("--port <n>", "port of the forms", portNumber, 8400)
    .option("--site-port <n>", "port of the preview", portNumber, 8000)
    .option("--api-port <n>", "port of the content server", portNumber, 4000)
    .option("--no-preview", "only open the forms")
    .option("--git <host>", "save edits to github, gitlab or gitea instead of this folder")
    .option("--repo <owner/name>", "the repository on that host")
    .option("--branch <name>", "the branch")
    .option("--url <address>", "address of a self-hosted Git host", webAddress)
    .action(edit),
);

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { watch } from "chokidar";
import { previewStateFile } from "../../../contract/site/site-paths";
import { codesOfWords } from "../../faults/language-word";
import { Bursts } from "./bursts";
import { ContentFaults, type PreviewState, previewState } from "./preview-state";
import { filesAreShown, type PreviewSite, pluginsToRefresh, refreshSite, siteIsUp } from "./refresh-site";

/** Debounce: editors save several files at once. */
const settleMs = 200;
/** The editor saves a picture first, then the text that shows it. */
const settlePictureMs = 1_000;

/** Runs Gatsby until `signal`; shows how far it is until `isUp`. @returns its exit code */
type RunSite = (site: {
  title: string;
  options: string[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  isUp: () => boolean;
}) => Promise<number>;

export interface PreviewOptions {
  codes: string[];
  port: number;
  apiPort: number;
  /** Also listens on the local network, for browsers on other machines. */
  host: boolean;
  editUrl?: string;
  runSite: RunSite;
}

interface Preview extends Required<PreviewSite> {
  codes: string[];
  /** URL of `npm run edit`. */
  editUrl: string | null;
}

/**
 * Shows the site while content is being edited. English is always included. Gatsby watches guides, authors and legal
 * texts; documents, blog and questions are read again when one of their files changes. The content server answers browsers.
 * Uploads need `npm run dev`. A bar below the page shows language, draft, outdated translations and faults. With
 * PREVIEW_SECRET set, a refresh can be requested from outside: POST /__refresh with the secret as Authorization
 * header.
 */
export async function preview({ runSite, ...options }: PreviewOptions): Promise<void> {
  const ended = new AbortController();
  const running = {
    codes: options.codes,
    siteUrl: `http://localhost:${options.port}`,
    apiUrl: `http://localhost:${options.apiPort}`,
    secret: process.env.PREVIEW_SECRET ?? "",
    editUrl: options.editUrl ?? null,
    ended: ended.signal,
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ended.abort());
  console.log(`The preview in ${running.codes.join(", ")} is being prepared. That takes minutes.`);
  const content = serveContent(options.apiPort);
  content.once("exit", () => ended.abort());
  ended.signal.addEventListener("abort", () => content.kill(), { once: true });
  const { isUp, stop } = followEdits(running);
  const exitCode = await runSite({
    title: "Preparing the preview",
    options: [...(options.host ? ["--host", "0.0.0.0"] : []), "--port", String(options.port)],
    env: {
      GATSBY_BUILD_LANGS: running.codes.join(","),
      GATSBY_PREVIEW: "1",
      // It would lie over the bar, which is below the page too.
      GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
      ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      ...(running.secret !== "" && { GATSBY_REFRESH_TOKEN: running.secret }),
      V5_API_URL: running.apiUrl,
    },
    signal: ended.signal,
    isUp,
  });
  if (!ended.signal.aborted) process.exitCode = exitCode;
  ended.abort();
  await stop();
}

/** Answers the browsers of the preview, and reads its code and the interface texts again when they change. */
function serveContent(port: number): ChildProcess {
  const tsx = createRequire(__filename).resolve("tsx/cli");
  const args = ["watch", "--clear-screen=false", "--include", "locales/**", "server/content-server.ts"];
  return spawn(process.execPath, [tsx, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
      GATSBY_PREVIEW: "1",
    },
  });
}

/**
 * "de,ja" -> ["en", "de", "jp"].
 * @throws Error naming an unknown language
 */
export const languageCodes = (wanted: string): string[] => [...new Set(["en", ...codesOfWords(wanted)])];

/** After each edit, Gatsby reads the data that may have changed, then the content is checked. */
function followEdits({ codes, editUrl, ...site }: Preview): {
  isUp: () => boolean;
  stop: () => Promise<void>;
} {
  const faults = new ContentFaults(resolve("content"));
  let isUp = false;
  const up = siteIsUp(site).then(() => {
    isUp = true;
    if (!site.ended.aborted) sayReady(site.siteUrl, editUrl);
  });
  // Gatsby has read the content minutes before it answers.
  let timesShown = 0;
  const refreshes = new Bursts(async (paths) => {
    await refreshSite(site, pluginsToRefresh(paths, faults.lines.length > 0));
    await filesAreShown(site, paths);
    timesShown += 1;
  }, up);
  const write = async (isChecking: boolean) => {
    const state = { ...faults.shownIn(codes), isChecking, isBehind: refreshes.isBusy, timesShown };
    writeState(previewState(state, codes, editUrl));
  };
  // The first check takes a processor for half a minute, which the first page needs.
  const checks = new Bursts(async (paths) => {
    // The page comes first.
    await refreshes.done();
    if (site.ended.aborted) return;
    await write(true);
    const before = faults.lines.length;
    await faults.check(paths).catch((error: Error) => {
      if (!site.ended.aborted) console.error(error.message);
    });
    if (before > 0 && faults.lines.length === 0) console.log("The content has no faults any more.");
    await write(false);
  }, up);
  // A new draft is marked before its check. What cannot be read yet is a fault of the check.
  const mark = () => write(true).catch(() => {});
  checks.add([]);
  void mark();
  const closeWatcher = watchEdits((paths) => {
    refreshes.add(paths);
    void mark();
    checks.add(paths.map((each) => relative("content", each)));
  });
  const stop = async () => {
    faults.stop();
    await closeWatcher();
  };
  return { isUp: () => isUp, stop };
}

/** Returns a function that ends it. */
function watchEdits(onEdited: (paths: string[]) => void): () => Promise<void> {
  const edited = new Set<string>();
  let settle: NodeJS.Timeout | undefined;
  // Node's watcher loses a file that was replaced by an editor or git.
  const folders = ["content", "locales", "static/images"];
  // Beside the interface texts are programs.
  const ignored = /(^|\/)\.\w|^locales\/.*\.ts$/;
  const watcher = watch(folders, { ignored, ignoreInitial: true }).on("all", (_event, path) => {
    edited.add(path);
    clearTimeout(settle);
    const isPicturesOnly = [...edited].every((each) => each.startsWith("static/"));
    settle = setTimeout(
      () => {
        const paths = [...edited];
        edited.clear();
        onEdited(paths);
      },
      isPicturesOnly ? settlePictureMs : settleMs,
    );
  });
  return () => watcher.close();
}

/** In place of the line that showed how far it is. */
function sayReady(siteUrl: string, editUrl: string | null): void {
  const clear = process.stdout.isTTY ? "\r\x1b[2K" : "";
  console.log(`${clear}The preview is ready: ${siteUrl}${editUrl ? `\nThe forms: ${editUrl}` : ""}`);
}

/** Read by Gatsby's server, which must never read half of it (`src/gatsby/on-create-dev-server.ts`). */
function writeState(state: PreviewState): void {
  const path = join("public", previewStateFile);
  mkdirSync("public", { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
}

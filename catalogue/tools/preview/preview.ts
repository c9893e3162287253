import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { watch } from "chokidar";
import concurrently from "concurrently";
import { previewStateFile } from "../../../contract/site/site-paths";
import { languageOfWord } from "../../../locales/language-of-word";
import { languageSuggestion } from "../../faults/language-word";
import { Bursts } from "./bursts";
import { ContentFaults, type PreviewState, previewState } from "./preview-state";
import { type PreviewSite, pluginsToRefresh, refreshSite, siteIsUp } from "./refresh-site";

/** Debounce: editors save several files at once. */
const settleMs = 200;
/** The editor saves a picture first, then the text that shows it. */
const settlePictureMs = 1_000;

export interface PreviewOptions {
  codes: string[];
  port: number;
  apiPort: number;
  /** Also listens on the local network, for browsers on other machines. */
  host: boolean;
  editUrl?: string;
}

interface Preview extends PreviewSite {
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
export function preview(options: PreviewOptions): void {
  const running = {
    codes: options.codes,
    siteUrl: `http://localhost:${options.port}`,
    apiUrl: `http://localhost:${options.apiPort}`,
    secret: process.env.PREVIEW_SECRET ?? "",
    editUrl: options.editUrl ?? null,
  };
  console.log(`The preview in ${running.codes.join(", ")} is being prepared. That takes minutes.`);
  const site = {
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_BUILD_LANGS: running.codes.join(","),
    GATSBY_PREVIEW: "1",
    ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
    ...(running.secret !== "" && { GATSBY_REFRESH_TOKEN: running.secret }),
    V5_API_URL: running.apiUrl,
  };
  const api = "tsx watch --include 'locales/**' server/content-server.ts";
  const host = options.host ? "--host 0.0.0.0 " : "";
  const { result } = concurrently(
    [
      {
        name: "content",
        command: api,
        env: { HOST: "127.0.0.1", PORT: String(options.apiPort), LOG_LEVEL: "warn", GATSBY_PREVIEW: "1" },
      },
      { name: "site", command: `gatsby develop ${host}--port ${options.port}`, env: site },
    ],
    { killOthersOn: ["failure", "success"], prefixColors: ["cyan", "magenta"] },
  );
  const stopFollowing = followEdits(running);
  result
    .catch(() => {
      process.exitCode = 1;
    })
    .finally(stopFollowing);
}

/**
 * "de,ja" -> ["en", "de", "jp"].
 * @throws Error naming an unknown language
 */
export function languageCodes(wanted: string): string[] {
  const codes = wanted
    .split(",")
    .flatMap((word) => word.trim() || [])
    .map((word) => {
      const language = languageOfWord(word);
      if (!language) throw new Error(`There is no language "${word}". ${languageSuggestion(word)}`);
      return language.code;
    });
  return [...new Set(["en", ...codes])];
}

/**
 * After each edit, Gatsby reads the data that may have changed, then the content is checked. Returns a function that stops it.
 */
function followEdits({ codes, editUrl, ...site }: Preview): () => Promise<void> {
  const faults = new ContentFaults(resolve("content"));
  const write = async (isChecking: boolean) =>
    writeState(previewState({ ...faults.shownIn(codes), isChecking }, codes, editUrl));
  const ended = new AbortController();
  const untilEnded = { ...site, ended: ended.signal };
  const isUp = siteIsUp(untilEnded);
  void isUp.then(() => {
    if (!ended.signal.aborted) console.log(`[preview] Ready: ${site.siteUrl}`);
  });
  // Gatsby has read the content minutes before it answers.
  const refreshes = new Bursts(
    (paths) => refreshSite(untilEnded, pluginsToRefresh(paths, faults.lines.length > 0)),
    isUp,
  );
  const checks = new Bursts(async (paths) => {
    // The page comes first.
    await refreshes.done();
    if (ended.signal.aborted) return;
    await write(true);
    await (paths.length === 0 ? faults.checkAll() : faults.checkEdited(paths)).catch((error: Error) => {
      if (!ended.signal.aborted) console.error(error.message);
    });
    await write(false);
  });
  checks.add([]);
  const edited = new Set<string>();
  let settle: NodeJS.Timeout | undefined;
  // Node's watcher loses a file that was replaced by an editor or git.
  const watcher = watch(["content", "static/images"], { ignored: /(^|\/)\.\w/, ignoreInitial: true }).on(
    "all",
    (_event, path) => {
      edited.add(path);
      clearTimeout(settle);
      const isPicturesOnly = [...edited].every((each) => each.startsWith("static/"));
      settle = setTimeout(
        () => {
          const paths = [...edited];
          edited.clear();
          // A new draft is marked before its check. What cannot be read yet is a fault of the check.
          write(true).catch(() => {});
          refreshes.add(paths);
          checks.add(paths.map((each) => relative("content", each)));
        },
        isPicturesOnly ? settlePictureMs : settleMs,
      );
    },
  );
  return async () => {
    ended.abort();
    faults.stop();
    await watcher.close();
  };
}

/** Read by Gatsby's server, which must never read half of it (`src/gatsby/on-create-dev-server.ts`). */
function writeState(state: PreviewState): void {
  const path = join("public", previewStateFile);
  mkdirSync("public", { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
}

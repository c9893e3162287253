import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { watch } from "chokidar";
import concurrently from "concurrently";
import pRetry from "p-retry";
import { previewStateFile } from "../../../contract/site-paths";
import { languageOfWord, languageSuggestion } from "../../faults/language-word";
import { BurstCheck } from "./burst-check";
import { ContentFaults, type PreviewState, previewState } from "./preview-state";

/** Editors save several files at once. */
const settleMs = 200;

export interface PreviewOptions {
  codes: string[];
  port: number;
  apiPort: number;
  /** Also listens on the local network, for browsers on other machines. */
  host: boolean;
  editUrl?: string;
}

interface Preview {
  codes: string[];
  siteUrl: string;
  apiUrl: string;
  secret: string;
  /** Where `npm run edit` shows its forms. */
  editUrl: string | null;
}

/**
 * Shows the site while content is being edited. English is always there. Guides, authors and legal texts follow by
 * themselves; for documents, blog and questions the content server reads its files again and Gatsby is told to fetch.
 * Uploads need `npm run dev`. A bar below the page shows language, draft, older English and faults. With PREVIEW_SECRET
 * in the environment the refresh can be asked for from outside: POST /__refresh with the secret as Authorization header.
 */
export function preview(options: PreviewOptions): void {
  const running = {
    codes: options.codes,
    siteUrl: `http://localhost:${options.port}`,
    apiUrl: `http://localhost:${options.apiPort}`,
    secret: process.env.PREVIEW_SECRET ?? "",
    editUrl: options.editUrl ?? null,
  };
  console.log(`Preview in ${running.codes.join(", ")} on ${running.siteUrl}`);
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

/** "de,ja" -> ["en", "de", "jp"]. @throws Error naming a word that is no language. */
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

/** After each edit: Gatsby fetches again what comes from the API, and the faults are looked for anew. Returns what ends it. */
function followEdits({ codes, siteUrl, apiUrl, secret, editUrl }: Preview): () => Promise<void> {
  const faults = new ContentFaults(resolve("content"));
  const write = (isChecking: boolean) =>
    writeState(previewState({ faults: faults.lines, isChecking }, codes, editUrl));
  let isStopped = false;
  const checks = new BurstCheck(async (paths) => {
    if (isStopped) return;
    await write(true);
    await (paths.length === 0 ? faults.checkAll() : faults.checkEdited(paths)).catch((error: Error) => {
      if (!isStopped) console.error(error.message);
    });
    await write(false);
  });
  checks.add([]);
  const edited = new Set<string>();
  let settle: NodeJS.Timeout | undefined;
  // Node's own watcher loses a file that an editor or git has put in place of another.
  const watcher = watch(["content", "static/images"], { ignored: /(^|\/)\.\w/, ignoreInitial: true }).on(
    "all",
    (_event, path) => {
      edited.add(path);
      clearTimeout(settle);
      settle = setTimeout(() => {
        const paths = [...edited];
        edited.clear();
        // A picture may be the one that a text misses: texts with faults are read again with the refresh.
        if (paths.some((each) => /^(content\/(templates|remarks|blog|faq|hot)|static\/images)/.test(each)))
          void refresh(siteUrl, apiUrl, secret);
        checks.add(paths.map((each) => relative("content", each)));
      }, settleMs);
    },
  );
  return async () => {
    isStopped = true;
    faults.stop();
    await watcher.close();
  };
}

/** The content server reads its files again, then Gatsby asks it. */
async function refresh(siteUrl: string, apiUrl: string, secret: string): Promise<void> {
  try {
    // It starts again by itself when its code or the words change.
    const read = await pRetry(() => fetch(`${apiUrl}/reload`, { method: "POST" }), {
      retries: 40,
      factor: 1,
      minTimeout: 250,
    });
    if (!read.ok) return console.log(`[preview] ${await read.text()}`);
  } catch {
    return console.log("[preview] The content server does not answer: see its words above.");
  }
  await fetch(`${siteUrl}/__refresh`, { method: "POST", headers: { authorization: secret } }).catch(() => {
    console.log("[preview] The site is not up yet; it will fetch when it is.");
  });
}

/** Where the page asks for it, `src/navigation/preview-bar.ts`. */
async function writeState(state: PreviewState): Promise<void> {
  await mkdir("public", { recursive: true });
  await writeFile(join("public", previewStateFile), JSON.stringify(state));
}

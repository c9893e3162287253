import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { watch } from "chokidar";
import concurrently from "concurrently";
import { faultLine } from "../catalogue/faults/content-error";
import { suggestion } from "../catalogue/faults/nearest-word";
import { languages } from "../locales/languages";
import { contentFaultsFile } from "../src/constants";
import { checkContentFolder } from "./content-check/check-content-folder";

const apiUrl = "http://localhost:4000";
/** Editors save several files at once. */
const settleMs = 400;

/**
 * Shows the site while content is being edited: `npm run preview -- --lang de,jp`. English is always there.
 * Guides, authors and legal texts follow by themselves; for documents, blog and questions the API reads its
 * files again and Gatsby is told to fetch. Faults of all content show on the page. With PREVIEW_SECRET in the environment
 * the same refresh can be asked for from outside: POST /__refresh with the secret as Authorization header.
 */
function preview(): void {
  const { values } = parseArgs({
    options: { lang: { type: "string", default: "en" }, port: { type: "string", default: "8000" } },
  });
  const codes = languageCodes(values.lang);
  const siteUrl = `http://localhost:${values.port}`;
  const secret = process.env.PREVIEW_SECRET ?? "";
  console.log(`Preview in ${codes.join(", ")} on ${siteUrl}`);
  const site = {
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_BUILD_LANGS: codes.join(","),
    GATSBY_PREVIEW: "1",
    ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
    ...(secret !== "" && { GATSBY_REFRESH_TOKEN: secret }),
    V5_API_URL: apiUrl,
  };
  const api = "tsx watch --include 'content/**' --include 'locales/**' server/main.ts";
  const { result } = concurrently(
    [
      { name: "api", command: api, env: { PORT: "4000", LOG_LEVEL: "warn" } },
      { name: "site", command: `gatsby develop --port ${values.port}`, env: site },
    ],
    { killOthersOn: ["failure", "success"], prefixColors: ["cyan", "magenta"] },
  );
  const watcher = followEdits(siteUrl, secret);
  result
    .catch(() => {
      process.exitCode = 1;
    })
    .finally(() => watcher.close());
}

/** "de,jp" -> ["en", "de", "jp"]. @throws Error naming a code that is none. */
function languageCodes(wanted: string): string[] {
  const known = languages.map(({ code }) => code);
  const codes = wanted.split(",").flatMap((code) => code.trim() || []);
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown !== undefined)
    throw new Error(`There is no language "${unknown}". ${suggestion(unknown, known)}`);
  return [...new Set(["en", ...codes])];
}

/** After each edit: Gatsby fetches again what comes from the API, and the faults are looked for anew. */
function followEdits(siteUrl: string, secret: string) {
  let settle: NodeJS.Timeout | undefined;
  void writeFaults();
  // Node's own watcher loses a file that an editor or git has put in place of another.
  return watch(".", { cwd: "content", ignoreInitial: true }).on("all", (_event, path) => {
    clearTimeout(settle);
    settle = setTimeout(async () => {
      const isFromApi = /^(templates|remarks|blog|faq|hot)/.test(path);
      await Promise.all([writeFaults(), isFromApi && refresh(siteUrl, secret)]);
    }, settleMs);
  });
}

async function refresh(siteUrl: string, secret: string): Promise<void> {
  if (!(await apiIsBack())) return console.log("[preview] The API has not come back: see its words above.");
  await fetch(`${siteUrl}/__refresh`, { method: "POST", headers: { authorization: secret } }).catch(() => {
    console.log("[preview] The site is not up yet; it will fetch when it is.");
  });
}

/** Where the page asks for them, `src/navigation/content-faults.ts`. */
async function writeFaults(): Promise<void> {
  const { faults } = await checkContentFolder(resolve("content"), new Date().toISOString().slice(0, 10));
  await mkdir("public", { recursive: true });
  await writeFile(join("public", contentFaultsFile), JSON.stringify(faults.map(faultLine)));
}

async function apiIsBack(): Promise<boolean> {
  // The old process may still answer for a moment.
  for (let attempt = 0; attempt < 20; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const isUp = await fetch(`${apiUrl}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp && attempt > 1) return true;
  }
  return false;
}

try {
  preview();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

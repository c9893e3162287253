import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileShownPath, pagesMadePath } from "../../../contract/site/site-paths";

export interface PreviewSite {
  siteUrl: string;
  apiUrl: string;
  /** Refreshes ask for it; "": they do not. */
  secret: string;
  /** The preview has ended. */
  ended?: AbortSignal;
}

/** Documents, blog and questions. */
const sourcePlugin = "gatsby-source-v5";
/** Guides, authors and legal texts. */
const articlePlugin = "gatsby-transformer-articles";
type Plugin = typeof sourcePlugin | typeof articlePlugin;

/**
 * Which of our plugins must read their data again after edits of these paths. Gatsby itself sees a changed guide, author or legal
 * text, but not what their facts, pictures and links are of.
 * @param hasFaults an added text or picture may mend a fault of any text
 */
export function pluginsToRefresh(paths: readonly string[], hasFaults: boolean): Plugin[] {
  const some = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const isMending = hasFaults && some(/^content\/(guides|authors|blog|faq)\/[^/.]+$/);
  const isDocument = some(/^content\/(templates|remarks|countries)\b/);
  const isBlogOrFaq = some(/^content\/(blog|faq|hot)\b/);
  const isPicture = some(/^static\/images\//);
  // A picture saved together with a question is of this question.
  const mayChangeArticles = isDocument || isMending || (isPicture && (hasFaults || !isBlogOrFaq));
  return [
    ...(isDocument || isBlogOrFaq || isPicture || isMending ? [sourcePlugin] : []),
    ...(mayChangeArticles ? [articlePlugin] : []),
  ] as Plugin[];
}

/** In which the pages that browsers show get their new data: the next refresh would interrupt that. */
const showMs = 1_500;

/**
 * Resolves when the pages are made of the new data. One refresh after another: Gatsby would run them at the same time. The content
 * server, which only browsers ask, comes last: Gatsby has said which faults the content has.
 */
export async function refreshSite(site: PreviewSite, plugins: readonly Plugin[]): Promise<void> {
  for (const [at, plugin] of plugins.entries()) {
    if (at > 0) await wait(showMs);
    await refreshPlugin(site, plugin);
  }
  if (plugins.includes(sourcePlugin)) await answerOf(site, `${site.apiUrl}/reload`, { method: "POST" });
}

/** The content server's answer to content with faults, which asking again does not mend: the check names them. */
const faultyContent = 422;
const againMs = 250;
const sayAfterTries = 40;

/** Asks until there is an answer: servers restart, and end a connection while they are busy. "" once the preview has ended. */
async function answerOf({ ended }: PreviewSite, address: string, options?: RequestInit): Promise<string> {
  for (let tries = 1; !ended?.aborted; tries += 1) {
    try {
      const answer = await fetch(address, options);
      if (answer.ok || answer.status === faultyContent) return await answer.text();
      throw new Error(`status ${answer.status}`);
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      if (tries === sayAfterTries)
        console.log(`[preview] ${address} does not answer (${reason}). It is asked until it does.`);
      await wait(againMs, undefined, { ...(ended && { signal: ended }) }).catch(() => {});
    }
  }
  return "";
}

/** Resolves when the site answers for the first time, or the preview has ended. */
export async function siteIsUp({ siteUrl, ended }: PreviewSite): Promise<void> {
  const isAnswering = () =>
    fetch(`${siteUrl}${pagesMadePath}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!ended?.aborted && !(await isAnswering())) await wait(upPollMs);
}

const upPollMs = 500;
const pollMs = 100;
/** After that it is asked once more: Gatsby may have dropped it. */
const maxRefreshMs = 120_000;

async function refreshPlugin(site: PreviewSite, plugin: Plugin): Promise<void> {
  const { siteUrl, secret, ended } = site;
  const timesMade = () => answerOf(site, `${siteUrl}${pagesMadePath}`);
  const before = await timesMade();
  const isDone = async () => (await timesMade()) !== before || ended?.aborted === true;
  do {
    await answerOf(site, `${siteUrl}/__refresh/${plugin}`, {
      method: "POST",
      headers: { authorization: secret },
    });
    const end = Date.now() + maxRefreshMs;
    while (!(await isDone()) && Date.now() < end) await wait(pollMs);
  } while (!(await isDone()));
}

/** Gatsby reads a file anew within seconds, also where a processor is busy. */
const maxUnseenMs = 60_000;

/**
 * Resolves when the pages are made of the files at these paths as they are now. Gatsby reads guides, authors, legal and interface
 * texts itself; of others it has no file, and of a new one none yet: its page is one that is still missing.
 */
export async function filesAreShown(site: PreviewSite, paths: readonly string[]): Promise<void> {
  const end = Date.now() + maxUnseenMs;
  for (const path of paths)
    while (!(await isShown(site, path)) && !site.ended?.aborted && Date.now() < end) await wait(againMs);
}

async function isShown(site: PreviewSite, path: string): Promise<boolean> {
  const address = `${site.siteUrl}${fileShownPath}?path=${encodeURIComponent(path)}`;
  const shown = JSON.parse((await answerOf(site, address)) || "null") as string | null;
  const text = await readFile(path).catch(() => null);
  return shown === null || text === null || createHash("md5").update(text).digest("hex") === shown;
}

import { setTimeout as wait } from "node:timers/promises";
import pRetry from "p-retry";
import { pagesMadePath } from "../../../contract/site/site-paths";

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
 * server, which only browsers ask, comes last.
 */
export async function refreshSite(site: PreviewSite, plugins: readonly Plugin[]): Promise<void> {
  try {
    for (const [at, plugin] of plugins.entries()) {
      if (at > 0) await wait(showMs);
      await refreshPlugin(site, plugin);
    }
  } catch {
    if (site.ended?.aborted) return;
    console.log("[preview] The site does not answer: see its words above.");
  }
  if (plugins.includes(sourcePlugin)) await reloadContent(site);
}

/** Gatsby has said which faults the content has. */
async function reloadContent({ apiUrl, ended }: PreviewSite): Promise<void> {
  try {
    // Restarts when its code or the locales change.
    await pRetry(() => fetch(`${apiUrl}/reload`, { method: "POST" }), {
      retries: 40,
      factor: 1,
      minTimeout: 250,
      ...(ended && { signal: ended }),
    });
  } catch {
    if (ended?.aborted) return;
    console.log("[preview] The content server does not answer: see its words above.");
  }
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
const maxRefreshMs = 60_000;

async function refreshPlugin({ siteUrl, secret }: PreviewSite, plugin: Plugin): Promise<void> {
  const timesMade = async () => Number(await (await fetch(`${siteUrl}${pagesMadePath}`)).text());
  const before = await timesMade();
  await fetch(`${siteUrl}/__refresh/${plugin}`, { method: "POST", headers: { authorization: secret } });
  const end = Date.now() + maxRefreshMs;
  while ((await timesMade()) === before && Date.now() < end) await wait(pollMs);
}

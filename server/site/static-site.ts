import { readFile, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isCallPath } from "../../contract/site/api-paths";
import { frameAncestors, siteHeaders } from "../../contract/site/site-headers";
import { siteUnderWayFile } from "../../contract/site/site-paths";
import { withoutEndSlashes } from "../../contract/site/trim-slashes";
import { type Language, languages } from "../../locales/languages";
import type { Config } from "../config/config";
import { answersUnderPressure } from "../plugins/limits/under-pressure";
import { gzipOnDemand } from "./gzip-on-demand";
import { makeMovedPages } from "./moved-pages";
import { makeSecurityPolicy } from "./security-policy";
import { cacheControlOf } from "./site-cache";
import { siteLimit } from "./site-limit";
import { sendWaitingPage } from "./waiting-page";

/** Leaves exactly one leading slash, because "//host" would be another site, and no trailing one. */
function normalizeSlashes(urlPath: string): string {
  let from = 0;
  while (urlPath[from] === "/" || urlPath[from] === "\\") from += 1;
  return `/${withoutEndSlashes(urlPath.slice(from))}`;
}

const prefixes = new Set(languages.map((language) => language.prefix));

const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

/** Undefined for a path that is not valid UTF-8 or leaves the folder. */
function pathInside(root: string, urlPath: string): string | undefined {
  try {
    const path = resolve(root, `.${decodeURIComponent(urlPath)}`);
    const isInside = path === root || path.startsWith(root + sep);
    return isInside && !path.includes("\0") ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The language of a page, or of its data, that is missing while `npm start` still builds the site; undefined for any other file.
 */
async function languageUnderWay(root: string, urlPath: string): Promise<Language | undefined> {
  const [, prefix = ""] = /^(?:\/page-data)?\/([^/]+)/.exec(urlPath) ?? [];
  const language = languages.find((each) => each.prefix !== "" && each.prefix === prefix);
  return language && (await isFile(join(root, siteUnderWayFile))) ? language : undefined;
}

/** The first of the candidates that exists, as a path below `root` for `sendFile`. */
async function firstFile(root: string, candidates: string[]): Promise<string | undefined> {
  for (const path of candidates) if (await isFile(path)) return path.slice(root.length + 1);
  return undefined;
}

/** The 404 page in the language of the address, else in English. */
function notFoundPage(root: string, urlPath: string): Promise<string | undefined> {
  const prefix = urlPath.split("/")[1] ?? "";
  const folders = prefixes.has(prefix) ? [prefix, ""] : [""];
  return firstFile(
    root,
    folders.flatMap((folder) => [join(root, folder, "404.html"), join(root, folder, "404", "index.html")]),
  );
}

/**
 * Answers requests for the page data of an unknown address with the data of the language's 404 page, otherwise Gatsby
 * would show the English page. The match path makes its router accept a page with another path.
 */
async function notFoundData(root: string, urlPath: string): Promise<string | undefined> {
  const [, prefix = ""] = /^\/page-data\/([^/]+)\/.+\/page-data\.json$/.exec(urlPath) ?? [];
  if (prefix === "" || !prefixes.has(prefix)) return undefined;
  const data = await readFile(join(root, "page-data", prefix, "404", "page-data.json"), "utf8").catch(
    () => null,
  );
  return data === null ? undefined : JSON.stringify({ ...JSON.parse(data), matchPath: `/${prefix}/*` });
}

/**
 * Serves the built site with its precompressed files. Pages have no trailing slash; an unknown path gets the 404 page
 * in the language of its prefix.
 */
export async function staticSite(
  app: FastifyInstance,
  publicDir: string,
  { siteFilesPerMinute, frameOrigins }: Pick<Config, "siteFilesPerMinute" | "frameOrigins">,
): Promise<void> {
  const root = resolve(publicDir);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  const fileOf = new WeakMap<FastifyReply, string>();
  const movedPages = makeMovedPages(root);
  const securityPolicy = makeSecurityPolicy(root, frameAncestors(frameOrigins));
  const headers = siteHeaders(frameOrigins);

  async function sendPage(reply: FastifyReply, file: string): Promise<FastifyReply> {
    reply.headers({
      "cache-control": cacheControlOf(file),
      vary: "accept-encoding",
      ...headers,
      "content-security-policy": await securityPolicy(),
    });
    fileOf.set(reply, file);
    const isMissing = reply.statusCode === 404;
    return reply.sendFile(file, isMissing ? { etag: false, lastModified: false, acceptRanges: false } : {});
  }

  const options = {
    schema: { hide: true },
    // A page without its styles and scripts is of no use, and files are cheap to send.
    config: { rateLimit: false, ...answersUnderPressure },
    onRequest: siteLimit(siteFilesPerMinute),
    onSend: gzipOnDemand((reply) => fileOf.get(reply)),
  } as const;
  app.get("/*", options, async (request, reply) => {
    const [urlPath = "/", query] = request.url.split(/\?(.*)/s);
    if (isCallPath(urlPath)) return reply.callNotFound();
    if (urlPath.endsWith("/") && urlPath !== "/") {
      const path = normalizeSlashes(urlPath);
      return reply.redirect(query ? `${path}?${query}` : path, 301);
    }
    const path = pathInside(root, urlPath);
    const file = path && (await firstFile(root, [path, join(path, "index.html"), `${path}.html`]));
    if (file) return sendPage(reply, file);
    const newPath = (await movedPages())(urlPath);
    if (newPath) return reply.redirect(query ? `${newPath}?${query}` : newPath, 301);
    const language = await languageUnderWay(root, urlPath);
    if (language) return sendWaitingPage(reply, language, urlPath);
    const data = await notFoundData(root, urlPath);
    if (data) return reply.type("application/json").header("cache-control", "no-cache").send(data);
    const page = await notFoundPage(root, urlPath);
    if (!page) return reply.callNotFound();
    return sendPage(reply.code(404), page);
  });
}

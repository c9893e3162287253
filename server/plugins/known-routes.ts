import type { FastifyInstance } from "fastify";
import { isCallPath } from "../../contract/site/api-paths";
import { nearestWord } from "../../photo/core/nearest-word";

/** A path with parameters, such as "/v5/image/:fileName", as a pattern of addresses. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);

interface KnownRoutes {
  methodsOf(path: string): readonly string[];
  /** The path of a call that was probably meant. */
  near(path: string): string | undefined;
}

const mostLetters = (): number => 3;

/**
 * The methods of a path, by the routes that are registered after this call. Pages of the site, which are files, have
 * none. A path that is written out goes before one with parameters, as for the router.
 */
export function knownRoutes(app: FastifyInstance): KnownRoutes {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  return {
    methodsOf(path) {
      const route = routes.get(path) ?? [...routes.values()].find(({ pattern }) => pattern.test(path));
      return route ? [...route.methods].sort() : [];
    },
    near: (path) =>
      nearestWord(
        path,
        [...routes.keys()].filter((url) => isCallPath(url) && !url.includes(":")),
        mostLetters,
      ),
  };
}

import { urlPathPattern } from "../../contract/patterns";
import { splitPath } from "../paths";
import { RouteFailure, validatePage } from "./route-failure";

/** Lets a route be shown, or throws a RouteFailure. */
export type RouteGuard = (route: { pathname: string }) => void;

/** Ids in the addresses of pages below the lists. */
const idPattern = new RegExp(urlPathPattern);

export const routeGuards: Readonly<Record<string, RouteGuard>> = {
  /** The last path segment must be an id. */
  "valid-id": ({ pathname }) => {
    validatePage(idPattern.test(splitPath(pathname).path.split("/").pop() ?? ""));
  },
};

/**
 * Runs the guards of the page context (`middleware: ["valid-id"]`) in order.
 * @throws RouteFailure of the first guard that refuses; 500 for an unknown guard
 */
export function runGuards(
  names: readonly string[],
  route: { pathname: string },
  guards: Readonly<Record<string, RouteGuard>> = routeGuards,
): void {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new RouteFailure(500, `Unknown middleware ${name}`);
    guard(route);
  }
}

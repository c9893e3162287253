import { urlPathPattern } from "../../contract/patterns";
import { splitPath } from "../paths";
import { RouteFailure, validatePage } from "./route-failure";

/** Lets a route be shown, or throws a RouteFailure. */
export type RouteGuard = (route: { pathname: string }) => void;

/** Every address below the site's lists is an id of this form. */
const idPattern = new RegExp(urlPathPattern);

export const routeGuards: Readonly<Record<string, RouteGuard>> = {
  /** The last part of the address is an id; anything else cannot be one of our pages. */
  "valid-id": ({ pathname }) => {
    validatePage(idPattern.test(splitPath(pathname).path.split("/").pop() ?? ""));
  },
};

/**
 * Runs the guards that a page names in its context (`middleware: ["valid-id"]`), in order.
 * @throws RouteFailure of the first guard that refuses; 500 for a name that no guard has
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

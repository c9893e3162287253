import { expect, test } from "vitest";
import { keepUnknownAddress } from "../../../src/navigation/unknown-address";

const windowAt = (pathname: string, pagePath: string) =>
  ({ pagePath, location: { pathname } }) as unknown as Window;

test("an unknown address stays in the bar, a known one is Gatsby's to correct", () => {
  const unknown = windowAt("/de/nothing", "/de/404");
  keepUnknownAddress(unknown);
  expect(unknown.pagePath).toBe("/de/nothing");
  const known = windowAt("/de/blog/", "/de/blog");
  keepUnknownAddress(known);
  expect(known.pagePath).toBe("/de/blog");
});

import { expect, test } from "@jest/globals";
import { keepUnknownAddress } from "../../../src/navigation/unknown-address";

const windowAt = (pathname: string, pagePath: string) =>
  ({ pagePath, location: { pathname } }) as unknown as Window;

test("an unknown address stays in the bar, a known one is Gatsby's to correct", () => {
  for (const pagePath of ["/de/404", "/de/404.html"]) {
    const unknown = windowAt("/de/nothing", pagePath);
    keepUnknownAddress(unknown);
    expect(unknown.pagePath).toBe("/de/nothing");
  }
  const english = windowAt("/nothing", "/404.html");
  keepUnknownAddress(english);
  expect(english.pagePath).toBe("/404.html");
  const known = windowAt("/de/blog/", "/de/blog");
  keepUnknownAddress(known);
  expect(known.pagePath).toBe("/de/blog");
});

import { existsSync, readFileSync } from "node:fs";
import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../../src/html";
import { RouteBoundary } from "../../../src/navigation/route-boundary";
import { RouteFailure } from "../../../src/navigation/route-failure";

test("the viewport's zoom is disabled", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: "ar", dir: "rtl" }}
      bodyAttributes={{}}
      headComponents={[]}
      preBodyComponents={[]}
      postBodyComponents={[]}
      body="<p>page</p>"
    />,
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/name="viewport" content="[^"]*maximum-scale=1, user-scalable=no/);
  expect(html).toContain('<div id="___gatsby"><p>page</p></div>');
});

test("an installed site opens upright", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{}}
      bodyAttributes={{}}
      headComponents={[]}
      preBodyComponents={[]}
      postBodyComponents={[]}
      body=""
    />,
  );
  const [, path = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = JSON.parse(readFileSync(`static${path}`, "utf8"));
  expect(manifest).toMatchObject({ orientation: "portrait", display: "standalone", start_url: "/" });
  for (const { src } of manifest.icons) expect(existsSync(`static${src}`)).toBe(true);
});

function Broken({ error }: { error: unknown }) {
  if (error) throw error;
  return <p>well</p>;
}

test("a page that fails to render is replaced, until the visitor goes elsewhere", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const page = (pathname: string, error: unknown) => (
    <RouteBoundary pathname={pathname} fallback={({ status, message }) => `${status} ${message}`}>
      <Broken error={error} />
    </RouteBoundary>
  );
  const { rerender, container } = render(page("/a", new Error("broken")));
  expect(container.textContent).toBe("500 broken");
  rerender(page("/b", null));
  expect(screen.getByText("well")).toBeTruthy();
  rerender(page("/b", new RouteFailure(404, "This page could not be found")));
  expect(container.textContent).toBe("404 This page could not be found");
});

test("a part that did not load reloads the page, once", () => {
  sessionStorage.clear();
  jest.spyOn(console, "error").mockImplementation(() => {});
  const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
  const error = Object.assign(new Error("Loading chunk 3 failed."), { name: "ChunkLoadError" });
  for (const pathname of ["/a", "/b"]) {
    render(
      <RouteBoundary pathname={pathname} fallback={() => "failed"}>
        <Broken error={error} />
      </RouteBoundary>,
    );
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

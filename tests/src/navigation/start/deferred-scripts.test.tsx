import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { deferredScriptsAfterMs } from "../../../../src/constants";
import { deferScripts, loadDeferredScripts } from "../../../../src/navigation/start/deferred-scripts";

const addresses = ["/runtime.js", "/framework.js", "/app.js"];

/** The end of a built page, with what Gatsby puts there. */
function endOfPage(pathname: string): string {
  let components: ReactNode[] = [
    <p key="other">other</p>,
    ...addresses.map((src) => <script key={src} src={src} async />),
  ];
  deferScripts({
    pathname,
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (next: ReactNode[]) => {
      components = next;
    },
  } as PreRenderHTMLArgs);
  return renderToStaticMarkup(createElement(Fragment, null, components));
}

const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map((script) =>
    script.getAttribute("src"),
  );
const fire = (id: string, type: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true }));

function openPage(connection?: { saveData: boolean }): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.body.innerHTML = `<a id="link" href="/guide">Guides</a><button id="menu"><span id="icon"></span></button>${endOfPage("/de/blog/selfie")}`;
  const listeners = jest.spyOn(window, "addEventListener").mockImplementation(() => undefined);
  new Function(loadDeferredScripts)();
  for (const [type, listener] of listeners.mock.calls)
    if (type === "load") (listener as EventListener)(new Event("load"));
  listeners.mockRestore();
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each(["/blog", "/de/requirements/us-passport", "/contactus", "/ara/privacy"])(
  "%s has no script with an address, and keeps the rest",
  (pathname) => {
    const html = endOfPage(pathname);
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain("<p>other</p>");
  },
);

test.each(["/", "/de", "/result", "/jp/result", "/accepted", "/de/accepted", "/404.html", "/de/404"])(
  "%s has its scripts at once",
  (pathname) => expect(endOfPage(pathname).match(/<script src=/g)).toHaveLength(addresses.length),
);

test.each(["pointerdown", "keydown", "focusin"])("%s loads the scripts once, in their order", (type) => {
  openPage();
  expect(loaded()).toEqual([]);
  fire("icon", type);
  fire("icon", type);
  jest.advanceTimersByTime(deferredScriptsAfterMs);
  expect(loaded()).toEqual(addresses);
  expect([...document.querySelectorAll("script")].every(({ async }) => !async)).toBe(true);
});

test("a link is followed by the browser, without them", () => {
  openPage();
  for (const type of ["pointerdown", "focusin", "keydown"]) fire("link", type);
  expect(loaded()).toEqual([]);
});

test("nobody acts: they come after a while, with data saver never", () => {
  openPage({ saveData: true });
  jest.advanceTimersByTime(10 * deferredScriptsAfterMs);
  expect(loaded()).toEqual([]);
  openPage({ saveData: false });
  jest.advanceTimersByTime(deferredScriptsAfterMs - 1);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded()).toEqual(addresses);
});

test("words to search for in the address are searched for at once", () => {
  window.history.replaceState(null, "", "/requirements?q=brazil");
  openPage({ saveData: true });
  jest.advanceTimersByTime(1);
  expect(loaded()).toEqual(addresses);
  window.history.replaceState(null, "", "/");
});

test("the button that was pressed before React listens is kept, later ones are React's", () => {
  openPage();
  document.getElementById("icon")!.click();
  expect(window.earlyClick?.button?.id).toBe("menu");
  window.earlyClick!.isOver = true;
  document.getElementById("link")!.addEventListener("click", (event) => event.preventDefault());
  document.getElementById("link")!.click();
  expect(window.earlyClick?.button?.id).toBe("menu");
});

test("only React sends a form without an address, also before it listens", () => {
  openPage();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<form id="message"></form><form id="search" action="/requirements"></form>',
  );
  const isSentByBrowser = (id: string) =>
    document.getElementById(id)!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(isSentByBrowser("message")).toBe(false);
  expect(isSentByBrowser("search")).toBe(true);
});

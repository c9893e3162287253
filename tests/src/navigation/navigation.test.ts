import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { languages } from "../../../locales/languages";
import { pageLoadTimeoutMs } from "../../../src/constants";
import { announcerId, translateAnnouncer } from "../../../src/navigation/announce-page";
import {
  chunksWork,
  isChunkLoadError,
  listenToChunkErrors,
  reloadOnceForChunk,
} from "../../../src/navigation/chunk-reload";
import { listenToNetwork } from "../../../src/navigation/network";
import { lockPortrait } from "../../../src/navigation/portrait-lock";
import {
  canPrefetch,
  disableCorePrefetching,
  gateHovering,
  onPrefetchPathname,
} from "../../../src/navigation/prefetch";
import { RouteFailure, routeErrorOf, validatePage } from "../../../src/navigation/route-failure";
import { runGuards } from "../../../src/navigation/route-guards";
import { watchNavigation } from "../../../src/navigation/route-progress";
import { scrollPlan } from "../../../src/navigation/scroll";
import { htmlAttributesOf, updateHtmlAttributes } from "../../../src/navigation/start/html-attributes";
import { routeShown } from "../../../src/store/route-slice";
import { languageChanged, textsReceived } from "../../../src/store/site-slice";
import { makeStore } from "../../../src/store/store";
import { stubGlobal } from "../../for-this-test";
import { waitUntil } from "../../wait-until";

beforeEach(() => sessionStorage.clear());

describe("html lang and dir", () => {
  test("are BCP 47 in every language, and right to left in Arabic", () => {
    for (const { prefix, bcp47, dir } of languages) {
      expect(htmlAttributesOf(prefix ? `/${prefix}/blog` : "/blog")).toEqual({ lang: bcp47, dir });
    }
    expect(htmlAttributesOf("/ara")).toEqual({ lang: "ar", dir: "rtl" });
  });

  test("follow a change of language in the browser", () => {
    updateHtmlAttributes("/ara/result");
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar", "rtl"]);
    updateHtmlAttributes("/jp");
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ja", "ltr"]);
  });
});

describe("the announcement of a page", () => {
  test("is in the page's language, not Gatsby's English", async () => {
    document.body.innerHTML = `<div id="${announcerId}"></div>`;
    document.title = "Fotoanforderungen";
    const store = makeStore();
    store.dispatch(textsReceived({ common: { route: { loaded: "{{title}} ist geladen" } } }));
    translateAnnouncer(store);
    const region = document.getElementById(announcerId)!;
    region.textContent = "Navigated to Fotoanforderungen";
    await waitUntil(() => expect(region.textContent).toBe("Fotoanforderungen ist geladen"));
  });

  test.each([
    ["<h1>Ihr Foto</h1>", "Ihr Foto ist geladen"],
    ["<h1 data-passing>Bitte warten</h1>", ""],
  ])(
    "under %s is “%s”: nothing stays in the region that is true for a moment only",
    async (heading, said) => {
      document.body.innerHTML = `<div id="gatsby-focus-wrapper">${heading}</div><div id="${announcerId}"></div>`;
      const store = makeStore();
      store.dispatch(textsReceived({ common: { route: { loaded: "{{title}} ist geladen" } } }));
      translateAnnouncer(store);
      const region = document.getElementById(announcerId)!;
      region.textContent = "Navigated to it";
      await waitUntil(() => expect(region.textContent).toBe(said));
    },
  );
});

test("the announcement of a page takes its own language's words, though they come after it", async () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper"><h1>Ihr Foto</h1></div><div id="${announcerId}"></div>`;
  const store = makeStore();
  const take = (loaded: string) => store.dispatch(textsReceived({ common: { route: { loaded } } }));
  take("{{title}} has loaded");
  translateAnnouncer(store);
  const region = document.getElementById(announcerId)!;
  const address = jest.spyOn(window, "location", "get");
  address.mockReturnValue({ pathname: "/de/result" } as Location);
  region.textContent = "Navigated to Ihr Foto";
  await waitUntil(() => expect(region.textContent).toBe(""));
  store.dispatch(languageChanged("de"));
  expect(region.textContent).toBe("");
  take("{{title}} ist geladen");
  expect(region.textContent).toBe("Ihr Foto ist geladen");
  address.mockRestore();
});

describe("route errors", () => {
  test("status 500 unless the error has one", () => {
    expect(routeErrorOf(new Error("broken"))).toEqual({ status: 500, message: "broken" });
    expect(routeErrorOf(new RouteFailure(410, "gone"))).toEqual({ status: 410, message: "gone" });
    expect(routeErrorOf({ statusCode: 503 })).toMatchObject({ status: 503 });
    expect(routeErrorOf(Object.assign(new Error("x"), { status: 200 }))).toEqual({
      status: 500,
      message: "x",
    });
    expect(routeErrorOf("words")).toEqual({ status: 500, message: "words" });
    expect(routeErrorOf(undefined).status).toBe(500);
  });

  test("a page whose validation fails is a 404", () => {
    expect(() => validatePage(true)).not.toThrow();
    expect(() => validatePage(false)).toThrow("This page could not be found");
    expect(routeErrorOf(errorOf(() => validatePage(false))).status).toBe(404);
  });
});

describe("route guards", () => {
  test("run by name, in order, until one refuses", () => {
    const ran: string[] = [];
    const guards = {
      first: () => void ran.push("first"),
      refuses: () => validatePage(false),
      last: () => void ran.push("last"),
    };
    expect(() => runGuards(["first", "refuses", "last"], { pathname: "/" }, guards)).toThrow(RouteFailure);
    expect(ran).toEqual(["first"]);
  });

  test("an unknown name is a 500", () => {
    const error = errorOf(() => runGuards(["nobody"], { pathname: "/" }));
    expect(routeErrorOf(error)).toEqual({ status: 500, message: "Unknown middleware nobody" });
    expect(routeErrorOf(errorOf(() => runGuards(["toString"], { pathname: "/" }))).status).toBe(500);
  });

  test("an address that cannot be an id is a 404", () => {
    expect(() => runGuards(["valid-id"], { pathname: "/de/requirements/us-passport" })).not.toThrow();
    const error = errorOf(() => runGuards(["valid-id"], { pathname: "/requirements/..%2Fx" }));
    expect(routeErrorOf(error).status).toBe(404);
  });
});

describe("failed chunks", () => {
  test.each([
    [Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" }), true],
    [new Error("Loading CSS chunk src-pages-index failed."), true],
    [new Error("something else"), false],
    [undefined, false],
  ])("%s: %s", (error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });

  test("reload the page once, and again only after parts have come", () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    reloadOnceForChunk();
    reloadOnceForChunk();
    expect(reload).toHaveBeenCalledTimes(1);
    chunksWork();
    reloadOnceForChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("leave the page alone while the device is offline", () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    reloadOnceForChunk();
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    reloadOnceForChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("are noticed wherever they are thrown", () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    const gatsby = jest.fn();
    listenToChunkErrors();
    window.addEventListener("unhandledrejection", gatsby);
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("else") }));
    expect(reload).not.toHaveBeenCalled();
    const reason = new Error("Loading chunk 3 failed.\n(timeout)");
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(gatsby).toHaveBeenCalledTimes(1);
  });
});

describe("scrolling", () => {
  const has = (id: string) => id === "faq";
  const at = (pathname: string, hash = "") => ({ pathname, hash });
  test.each([
    ["a new page: Gatsby goes to the top, or back to where it was left", at("/"), at("/blog"), "gatsby"],
    ["a hash with its element", at("/"), at("/blog", "#faq"), "gatsby"],
    ["a hash without one", at("/"), at("/blog", "#none"), "top"],
    ["a new query on the same page", at("/blog"), at("/blog"), "stay"],
    ["a reloaded page, or one gone back to: where it was left", null, at("/blog"), "gatsby"],
    ["a page opened anew, though it was left elsewhere in this tab before", "anew", at("/blog"), "stay"],
    ["one opened anew at a hash", "anew", at("/blog", "#faq"), "gatsby"],
    ["from a hash to the same page without", at("/blog", "#faq"), at("/blog"), "gatsby"],
  ] as const)("%s", (_, before, next, expected) => {
    expect(scrollPlan(before, next, has)).toBe(expected);
  });
});

describe("prefetching", () => {
  test.each([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ saveData: true, effectiveType: "4g" }, false],
  ])("with connection %j: %s", (connection, expected) => {
    expect(canPrefetch(connection)).toBe(expected);
  });

  test("loads the page behind a link when idle, within 2 s, and not when data is saved", () => {
    expect(disableCorePrefetching()).toBe(true);
    const idle = jest.fn((work: () => void) => work());
    stubGlobal("requestIdleCallback", idle);
    const loadPage = jest.fn(async (_path: string) => {});
    onPrefetchPathname?.({ pathname: "/blog", loadPage } as never, { plugins: [] });
    expect(loadPage).toHaveBeenCalledWith("/blog");
    expect(idle.mock.calls[0]).toEqual([expect.any(Function), { timeout: 2000 }]);
    stubGlobal("navigator", { connection: { saveData: true } });
    onPrefetchPathname?.({ pathname: "/terms", loadPage } as never, { plugins: [] });
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  test("hovering over a link fetches its page, but not with data saving on", () => {
    const fetched: string[] = [];
    const page = { ___loader: { hovering: (pathname: string) => void fetched.push(pathname) } };
    gateHovering(page);
    page.___loader.hovering("/blog");
    stubGlobal("navigator", { connection: { effectiveType: "2g" } });
    page.___loader.hovering("/terms");
    expect(fetched).toEqual(["/blog"]);
    // Without Gatsby's loader, as during the build of the pages, nothing happens.
    expect(() => gateHovering({})).not.toThrow();
  });
});

test("the store follows the connection", () => {
  const store = makeStore();
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  listenToNetwork(store);
  expect(store.getState().network.isOnline).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(store.getState().network.isOnline).toBe(true);
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(store.getState().network.isOnline).toBe(false);
});

test("the progress bar shows from the click on, but not for a hash of the same page", () => {
  const store = makeStore();
  const gone: unknown[] = [];
  window.___navigate = (to) => gone.push(to);
  watchNavigation(store);
  window.___navigate("#faq");
  expect(store.getState().route.isLoading).toBe(false);
  window.___navigate("/blog");
  expect(store.getState().route.isLoading).toBe(true);
  expect(gone).toEqual(["#faq", "/blog"]);
});

test("a page that does not come is asked for by the browser itself, but none that was shown or left", () => {
  jest.useFakeTimers();
  const assign = jest.spyOn(window.location, "assign").mockImplementation(() => {});
  const store = makeStore();
  window.___navigate = () => {};
  watchNavigation(store);
  window.___navigate("/blog");
  store.dispatch(routeShown());
  jest.advanceTimersByTime(pageLoadTimeoutMs);
  expect(assign).not.toHaveBeenCalled();
  window.___navigate("/guide");
  jest.advanceTimersByTime(pageLoadTimeoutMs - 1);
  window.___navigate("/result");
  jest.advanceTimersByTime(pageLoadTimeoutMs - 1);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(assign.mock.calls).toEqual([["/result"]]);
  jest.useRealTimers();
});

test("portrait is asked for, and a browser that refuses is no error", async () => {
  const lock = jest.fn(async (_orientation: string) =>
    Promise.reject(new DOMException("no", "NotSupportedError")),
  );
  stubGlobal("screen", { orientation: { lock } });
  await expect(lockPortrait()).resolves.toBeUndefined();
  expect(lock).toHaveBeenCalledWith("portrait");
  stubGlobal("screen", {});
  await expect(lockPortrait()).resolves.toBeUndefined();
});

function errorOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("did not throw");
}

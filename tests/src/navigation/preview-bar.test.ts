import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { articleOf, showPreviewBar } from "../../../src/navigation/preview-bar";
import { stubGlobal } from "../../for-this-test";

const state = {
  faults: [] as string[],
  drafts: ["guides/pt-passport"],
  datedAhead: [] as string[],
  outdated: { de: ["guides/pt-passport", "legal/terms"] },
  editUrl: "http://localhost:8400/edit/",
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

async function barAt(address: string, told: object = state): Promise<HTMLElement> {
  stubGlobal("fetch", async () => new Response(JSON.stringify(told)));
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
  showPreviewBar();
  await jest.advanceTimersByTimeAsync(0);
  return document.querySelector("aside")!;
}

describe("the bar of a preview", () => {
  it("waits for the next answer when one was cut off", async () => {
    const bar = await barAt("http://localhost:8000/de/guide/pt-passport");
    const cutOff = '{"faults":["content/guides/pt-passport/en.mdx:3: wro';
    stubGlobal("fetch", async () => new Response(cutOff));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bar.textContent).toContain("Preview · German");
    stubGlobal(
      "fetch",
      async () => new Response(JSON.stringify({ ...state, faults: ["content/x.mdx:1: wrong."] })),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bar.textContent).toContain("content/x.mdx:1: wrong.");
  });

  it("stays folded when a fault comes", async () => {
    const faults = ["content/x.mdx:1: wrong."];
    const bar = await barAt("http://localhost:8000/", { ...state, faults });
    const details = () => bar.querySelector("details")!;
    expect([details().open, bar.querySelector("summary")!.textContent]).toEqual([true, "1 fault"]);
    details().open = false;
    stubGlobal("fetch", async () => new Response(JSON.stringify({ ...state, faults: [...faults, "b"] })));
    await jest.advanceTimersByTimeAsync(2_000);
    expect([details().open, bar.querySelector("summary")!.textContent]).toEqual([false, "2 faults"]);
  });

  it("is not red for faults in languages that are not shown", async () => {
    const bar = await barAt("http://localhost:8000/", { ...state, faultsElsewhere: 2 });
    expect(bar.textContent).toBe("Preview · English · 2 faults in languages not shown here");
    expect(bar.style.background).not.toContain("7a1f1f");
  });

  it("says that a translation is a draft, on its own page", async () => {
    const told = { ...state, drafts: [], outdated: {}, draftTexts: { de: ["guides/pt-passport"] } };
    const german = await barAt("http://localhost:8000/de/guide/pt-passport", told);
    expect(german.textContent).toContain("German · draft: not published");
    document.body.replaceChildren();
    const english = await barAt("http://localhost:8000/guide/pt-passport", told);
    expect(english.textContent).not.toContain("draft");
  });

  it("names language, draft and older English, and leads to the form", async () => {
    const bar = await barAt("http://localhost:8000/de/guide/pt-passport");
    expect(bar.textContent).toBe(
      "Preview · German · draft: not published · follows an older English · edit this text",
    );
    expect(bar.querySelector("a")?.href).toBe(
      "http://localhost:8400/edit/#/collections/guides/entries/pt-passport",
    );
  });

  it("leads to the texts of the interface that a page shows", async () => {
    const edges = ["common", "home"].map((ns) => ({ node: { ns } }));
    stubGlobal("___loader", { loadPageSync: () => ({ json: { data: { locales: { edges } } } }) });
    const bar = await barAt("http://localhost:8000/");
    expect(bar.textContent).toBe("Preview · English · texts of the page: common, home");
    expect([...bar.querySelectorAll("a")].map(({ href }) => href)).toEqual([
      "http://localhost:8400/edit/#/collections/interface/entries/common",
      "http://localhost:8400/edit/#/collections/interface/entries/home",
    ]);
  });

  it("offers no form to a colleague's browser, for it answers on the writer's machine only", async () => {
    const bar = await barAt("http://192.168.1.7:8000/guide/pt-passport");
    expect(bar.querySelector("a")).toBeNull();
    expect(bar.textContent).toContain("English · draft");
  });

  it("says that a text is dated in the future, at that text only", async () => {
    const ahead = { ...state, datedAhead: ["guides/de-passport"] };
    const bar = await barAt("http://localhost:8000/guide/de-passport", ahead);
    expect(bar.textContent).toContain("English · dated in the future");
    document.body.replaceChildren();
    expect((await barAt("http://localhost:8000/guide/pt-passport", ahead)).textContent).not.toContain(
      "future",
    );
  });

  it("says that a check runs", async () => {
    const bar = await barAt("http://localhost:8000/guide/de-passport", { ...state, isChecking: true });
    expect(bar.textContent).toContain("English · checking the content");
  });

  it("says that the page does not show the last edit yet", async () => {
    const bar = await barAt("http://localhost:8000/guide/de-passport", { ...state, isBehind: true });
    expect(bar.textContent).toContain("English · the last edit is not shown yet");
  });

  it("says that a place marked TODO is left on the page", async () => {
    document.body.innerHTML = "<main><p>TODO: say how.</p></main>";
    const bar = await barAt("http://localhost:8000/guide/pt-passport");
    expect(bar.textContent).toContain("draft: not published · a place marked TODO is left");
    document.querySelector("main")!.textContent = "Say how.";
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bar.textContent).not.toContain("TODO");
  });

  it.each([
    ["/guide/pt-passport", "the page of this text is being made", 1],
    ["/guide/pt-pasport", "there is no text at this address", 0],
    ["/de/guide/portugal/", "an old address: visitors of the site are led to /guide/pt-passport", 0],
  ])("says at %s, which has no page yet, that %s", async (path, words, forms) => {
    document.body.innerHTML = "<div><h1>Gatsby.js development 404 page</h1><pre>import React</pre></div>";
    const bar = await barAt(`http://localhost:8000${path}`, {
      ...state,
      texts: ["guides/pt-passport"],
      redirects: { "/guide/portugal": "/guide/pt-passport" },
    });
    expect(bar.textContent).toContain(words);
    expect(bar.querySelectorAll("a").length).toBe(forms);
    // In place of Gatsby's advice to write code.
    const page = [...document.querySelectorAll<HTMLElement>("div > *")].filter(({ hidden }) => !hidden);
    expect(page.map(({ textContent }) => textContent?.toLowerCase())).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it("shows a page as soon as it is made", async () => {
    document.body.innerHTML = "<div><h1>Gatsby.js development 404 page</h1></div>";
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    const told = { ...state, texts: ["guides/pt-passport"] };
    await barAt("http://localhost:8000/guide/pt-passport", told);
    expect(reload).not.toHaveBeenCalled();
    const pageData = "/page-data/guide/pt-passport/page-data.json";
    stubGlobal(
      "fetch",
      async (address: string) =>
        new Response(JSON.stringify(address === pageData ? { path: "/guide/pt-passport/" } : told)),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("loads a page again, once, that missed the data of an edit", async () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    reload.mockClear();
    const made = { result: { data: { title: "new" } } };
    const json = { data: { title: "old" } };
    stubGlobal("___loader", { loadPageSync: () => ({ json }) });
    await barAt("http://localhost:8000/contactus", { ...state, timesShown: 1, isBehind: true });
    const told = { ...state, timesShown: 2 };
    stubGlobal(
      "fetch",
      async (address: string) =>
        new Response(JSON.stringify(address === "/page-data/contactus/page-data.json" ? made : told)),
    );
    // Data that are on their way come first.
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("keeps what the page has at the lower edge of the window above it", async () => {
    let measure = () => {};
    stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          measure = told;
        }
        observe() {}
      },
    );
    const bar = await barAt("http://localhost:8000/");
    Object.defineProperty(bar, "offsetHeight", { value: 38 });
    measure();
    expect(document.documentElement.style.getPropertyValue("--window-end")).toBe("38px");
  });

  it("says that a text has no page before its faults are mended", async () => {
    document.body.innerHTML = "<div><h1>Gatsby.js development 404 page</h1></div>";
    const told = { ...state, texts: ["faq/cutting"], faults: ["content/faq/cutting/meta.yaml:1: wrong."] };
    const bar = await barAt("http://localhost:8000/contactus/cutting", told);
    expect(bar.textContent).toContain("this text has no page before its faults are mended");
  });

  it("shows five faults and how many more there are", async () => {
    const faults = Array.from({ length: 7 }, (_, i) => `content/x.mdx:${i}: wrong.`);
    const bar = await barAt("http://localhost:8000/", { ...state, faults });
    expect([...bar.querySelectorAll("p")].slice(-2).map((line) => line.textContent)).toEqual([
      "content/x.mdx:4: wrong.",
      "and 2 more: npm run check:content",
    ]);
  });

  it("shows the faults of the page's own text first", async () => {
    const faults = [0, 1, 2, 3, 4, 5].map((line) => `content/guides/de-passport/en.mdx:${line}: wrong.`);
    const own = ["content/faq/cutting/en.md:3: wrong.", "content/faq/cutting/meta.yaml:1: wrong."];
    const told = { ...state, faults: [...faults, ...own] };
    const bar = await barAt("http://localhost:8000/contactus/cutting", told);
    const lines = [...bar.querySelectorAll("p")].map((line) => line.textContent);
    expect(lines.slice(1, 4)).toEqual([...own, faults[0]]);
  });

  it("knows where the text of a page stands", () => {
    const all = ["/guide/a", "/blog/b", "/contactus/c", "/author/d", "/terms", "/requirements/us-visa"];
    expect(all.map(articleOf)).toEqual([
      "guides/a",
      "blog/b",
      "faq/c",
      "authors/d",
      "legal/terms",
      "documents/us-visa",
    ]);
    const none = ["/", "/guide", "/requirements/size/35x45", "/requirements/file-size"];
    expect(none.map(articleOf)).toEqual([null, null, null, null]);
  });
});

import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { hydrateLazily } from "../../../../src/components/ui/lazy-part";

let seeAll: () => void;
let page: HTMLElement;
let root: Root | undefined;

/** As jsdom has none: tells of every element when the test scrolls. */
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    seeAll = () => this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  page = document.createElement("div");
  document.body.append(page);
});

afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  cleanup();
});

const Part = () => (
  <button type="button" onClick={(event) => event.currentTarget.replaceChildren("pressed")}>
    part
  </button>
);
const built = '<div id="part"><!--$--><button type="button">part</button><!--/$--></div>';
const button = () => page.querySelector("button");
const press = () => act(async () => button()!.click());

/** The page as it was built, taken over by scripts. */
async function takeOver(html: string, load: () => Promise<typeof Part>) {
  page.innerHTML = html;
  const LatePart = hydrateLazily("part", load);
  await act(async () => {
    root = hydrateRoot(page, <LatePart />, { onRecoverableError: () => {} });
  });
}

test("what was built stands at once and asks for nothing until it is in view", async () => {
  const load = jest.fn(async () => Part);
  await takeOver(built, load);
  const standing = button();
  expect(standing?.textContent).toBe("part");
  expect(load).not.toHaveBeenCalled();
  await act(async () => seeAll());
  expect(button()).toBe(standing);
  await press();
  expect(button()?.textContent).toBe("pressed");
});

test("the first thing that the visitor does brings it too", async () => {
  const load = jest.fn(async () => Part);
  await takeOver(built, load);
  await act(async () => void window.dispatchEvent(new Event("keydown")));
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page that is drawn in the browser waits for nothing", async () => {
  const load = jest.fn(async () => Part);
  const { createRoot } = await import("react-dom/client");
  const LatePart = hydrateLazily("part", load);
  await act(async () => {
    root = createRoot(page);
    root.render(<LatePart />);
  });
  expect(button()?.textContent).toBe("part");
});

test("what does not come leaves what was built, and comes when the line is back", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error("no line"));
  await takeOver(built, load);
  await act(async () => seeAll());
  expect(button()?.textContent).toBe("part");
  await press();
  expect(button()?.textContent).toBe("part");
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await press();
  expect(button()?.textContent).toBe("pressed");
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

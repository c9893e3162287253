import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../../src/components/layout/header";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

test("logo and navigation lead to Home, and to the lists", () => {
  renderEnglish(<Header languageChooser={null} />);
  const [logo] = screen.getAllByRole("link");
  expect(logo?.getAttribute("href")).toBe("/");
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [texts.common.nav.home, "/"],
    [texts.common.nav.requirements, "/requirements"],
    [texts.common.nav.guide, "/guide"],
    [texts.common.nav.blog, "/blog"],
    [texts.common.nav.contactus, "/contactus"],
  ]);
});

test("the menu button says whether the navigation is open", async () => {
  renderEnglish(<Header languageChooser={null} />);
  const menu = screen.getByRole("button", { name: texts.common.nav.open });
  expect(menu.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(menu);
  expect(screen.getByRole("button", { name: texts.common.nav.close }).getAttribute("aria-expanded")).toBe(
    "true",
  );
  expect(screen.getByRole("navigation").dataset.open).toBe("true");
});

test("Escape closes the menu alone: the page sees that the key is taken", async () => {
  const taken: boolean[] = [];
  const page = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
  document.addEventListener("keydown", page);
  renderEnglish(<Header languageChooser={null} />);
  await userEvent.click(screen.getByRole("button", { name: texts.common.nav.open }));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("navigation").dataset.open).not.toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: texts.common.nav.open }));
  await userEvent.keyboard("{Escape}");
  document.removeEventListener("keydown", page);
  expect(taken).toEqual([true, false]);
});

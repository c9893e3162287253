import { LocationProvider } from "@gatsbyjs/reach-router";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import AuthorsPage from "../../../src/pages/author";
import { renderIn } from "../components/render";

afterEach(cleanup);

const authors = [
  { authorId: "engine", name: "Photo engine team", role: "Builds the tool", lang: "en", position: 2 },
  { authorId: "data", name: "Rules and data desk", role: "Collects rules", lang: "en", position: 1 },
];

const renderPageIn = (code: string) =>
  renderIn(
    code,
    <LocationProvider>
      <AuthorsPage {...({ data: { authors } } as unknown as ComponentProps<typeof AuthorsPage>)} />
    </LocationProvider>,
  );

test("another language lists the authors, whose pages are English, under a heading that says so", () => {
  renderPageIn("de");
  const english = within(screen.getByRole("region", { name: "Auf Englisch" }));
  expect(english.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Rules and data desk", "/author/data"],
    ["Photo engine team", "/author/engine"],
  ]);
  expect(english.getByText("Collects rules").getAttribute("lang")).toBe("en");
});

test("the English page needs no such heading", () => {
  renderPageIn("en");
  expect(screen.getByRole("link", { name: "Rules and data desk" }).closest("section")).toBeNull();
});

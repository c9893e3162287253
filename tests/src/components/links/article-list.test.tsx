import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { ArticleList } from "../../../../src/components/links/article-list";
import { renderIn } from "../render";

afterEach(cleanup);

const articles = [
  { to: "/guide/ar-passport", lang: "en", title: "Argentine passport photo" },
  { to: "/guide/de-passport", lang: "de", title: "Deutsches Passbild" },
];
const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("articles in the page's language come first, English ones below under a heading", () => {
  renderIn("de", <ArticleList articles={articles} />);
  expect(names()).toEqual(["Deutsches Passbild", "Argentine passport photo"]);
  const english = within(screen.getByRole("region", { name: "Auf Englisch" }));
  expect(english.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Argentine passport photo",
  ]);
});

test("an English page needs no such heading", () => {
  renderIn("en", <ArticleList articles={articles.slice(0, 1)} />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(names()).toEqual(["Argentine passport photo"]);
});

import { expect, it } from "@jest/globals";
import { within } from "@testing-library/react";
import nl from "../../../../locales/nl/guide.json";
import { ArticlePage } from "../../../../src/components/article/article-page";
import { OtherLanguages } from "../../../../src/components/article/other-languages";
import { renderIn } from "../render";

const thaiVisa = (textLang: string) => (
  <ArticlePage
    title="Thailand visa photo"
    html="<p>Two routes, two sizes.</p>"
    textLang={textLang}
    notTranslated={nl.notTranslated}
    otherLanguages={<OtherLanguages path="/guide/th-visa" codes={["en", "th"]} />}
  />
);

it("says that a text is not in the page's language and links to it in the languages it has", () => {
  const page = within(renderIn("nl", thaiVisa("en")).container);
  expect(page.getByText(nl.notTranslated)).toBeTruthy();
  const links = page.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["English", "/guide/th-visa"],
    ["ไทย", "/th/guide/th-visa"],
  ]);
});

it("says nothing of other languages above a text in the page's own", () => {
  const page = within(renderIn("nl", thaiVisa("nl")).container);
  expect(page.queryByText(nl.notTranslated)).toBeNull();
  expect(page.queryByRole("link")).toBeNull();
});

it("is not delayed by its contents: they are closed before it on narrow screens, and what is beside it follows", () => {
  const { container } = renderIn(
    "en",
    <ArticlePage
      title="Passport photo"
      html="<p>The text.</p>"
      textLang="en"
      contentsTitle="On this page"
      headings={[
        { id: "size", text: "Size" },
        { id: "light", text: "Light" },
      ]}
      aside={<p>Documents</p>}
    />,
  );
  expect(container.querySelector("details")?.open).toBe(false);
  expect(container.querySelector("details")?.textContent).toBe("On this pageSizeLight");
  expect(container.textContent).toMatch(/The text\.Documents$/);
});

it("keeps a code in the title together", () => {
  const title = "US visa photo: DS-160 upload and entry";
  const { container } = renderIn("en", <ArticlePage title={title} html="" textLang="en" />);
  expect(container.querySelector("h1")?.textContent).toBe(title);
  expect(container.querySelector("h1 > .code")?.textContent).toBe("DS-160");
});

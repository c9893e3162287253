import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { loadContent } from "../../../catalogue/content";
import { stubEnv } from "../../for-this-test";
import { contentFolder } from "../content-folder";

const meta = "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: []\n";
const front = "---\ntitle: A fault\ndescription: About\nkeywords: [one]\n---\n";
const files = {
  "content/blog/faulty/meta.yaml": meta,
  "content/blog/faulty/en.md": `${front}\nBefore.\n\n![A lamp](/images/none.webp)\n\nAfter.\n`,
};

const open = () => loadContent(join(contentFolder(files), "content"));

it("shows a fault of an article in its place while a preview runs", async () => {
  stubEnv("GATSBY_PREVIEW", "1");
  const { html } = (await open()).blog("en", "faulty")!.data;
  expect(html).toMatch(/<p>Before\.<\/p>\s*<div role="alert".*<p>After\.<\/p>/s);
  expect(html).toContain("there is no picture /images/none.webp.");
  // Beside what is wrong, which its writer may want to read.
  expect(html).toContain("![A lamp](/images/none.webp)</p>");
});

it("hands out no text with a fault otherwise", async () => {
  const content = await open();
  expect(() => content.blog("en", "faulty")).toThrow("there is no picture /images/none.webp.");
});

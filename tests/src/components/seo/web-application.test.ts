import { expect, test } from "@jest/globals";
import { webApplicationData } from "../../../../src/components/seo/web-application";

test("the tool is free and has no invented rating", () => {
  const data = webApplicationData({ siteUrl: "https://photo.example", code: "jp" }, "…");
  expect(data).toMatchObject({ inLanguage: "ja", url: "https://photo.example/jp", offers: { price: 0 } });
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|review/i);
});

import { expect, test } from "@jest/globals";
import { builtLists } from "../../../../src/gatsby/after-build/built-lists";

const ofGatsby = { parent: null, children: [], internal: { type: "x", contentDigest: "y" } };
const sources = [{ url: "https://example.org" }];
const editPolicy = { background: "keep", sources };
const nodes: Record<string, object[]> = {
  Language: [
    { ...ofGatsby, id: "l2", position: 1, lang: "de", modelImage: "/m.jpg" },
    { ...ofGatsby, id: "l1", position: 0, lang: "en", modelImage: "/m.jpg" },
  ],
  Template: [
    {
      ...ofGatsby,
      id: "t1",
      position: 0,
      lang: "en",
      urlPath: "de-passport",
      name: "Passport",
      faq: ["f"],
      sources,
      editPolicy,
    },
    {
      ...ofGatsby,
      id: "t2",
      position: 0,
      lang: "de",
      urlPath: "de-passport",
      name: "Reisepass",
      otherTemplates: [],
      sources,
      editPolicy,
    },
  ],
  CountryGroup: [
    {
      ...ofGatsby,
      id: "g2",
      position: 0,
      lang: "de",
      countryCode: "DE",
      countryName: "Deutschland",
      templateList: ["t2"],
    },
    {
      ...ofGatsby,
      id: "g1",
      position: 0,
      lang: "en",
      countryCode: "DE",
      countryName: "Germany",
      templateList: ["t1"],
    },
  ],
  HotTemplates: [{ ...ofGatsby, id: "h1", lang: "de", list: ["t2"] }],
};

test("a site without an API has the answers of the content calls as files, in each language, without sources", () => {
  const german = {
    urlPath: "de-passport",
    name: "Reisepass",
    sources: [],
    editPolicy: { background: "keep", sources: [] },
  };
  const files = new Map(
    builtLists(((type: string) => nodes[type] ?? []) as never).map(({ name, text }) => [
      name,
      JSON.parse(text),
    ]),
  );
  expect(files.get("documents/de/template.json")).toEqual([
    {
      countryCode: "DE",
      countryName: "Deutschland",
      templateList: [german],
    },
  ]);
  expect(files.get("documents/de/hot.json")).toEqual({
    list: [german],
  });
  expect(files.get("documents/en/template.json")[0].templateList[0].name).toBe("Passport");
  expect(files.get("documents/en/lang.json").map(({ lang }: { lang: string }) => lang)).toEqual(["en", "de"]);
});

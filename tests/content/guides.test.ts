import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { loadTemplates } from "../../catalogue/templates/load-templates";

const folder = resolve("content/guides");
const kindOf = new Map(
  loadTemplates(resolve("content/templates")).map(({ urlPath, document }) => [urlPath, document]),
);

/** What a title calls a document of this kind. */
const kindWords: Record<string, RegExp> = {
  visa: /visa|VOA|DS-160|Umrah/i,
  "driving-licence": /driving|three documents/i,
};

test("a guide stands under a visa or a driving licence only if it is about one", () => {
  const strays = readdirSync(folder).flatMap((guide) => {
    const { documents } = parse(readFileSync(resolve(folder, guide, "meta.yaml"), "utf8"));
    const title = /^title: (.*)$/m.exec(readFileSync(resolve(folder, guide, "en.mdx"), "utf8"))![1]!;
    return (documents as string[])
      .filter((urlPath) => kindWords[kindOf.get(urlPath)!]?.test(title) === false)
      .map((urlPath) => `${guide}: ${urlPath}`);
  });
  expect(strays).toEqual([]);
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, jest } from "@jest/globals";
import { ContentFaults, isDatedAhead } from "../../../../catalogue/tools/preview/preview-state";
import { contentFolder } from "../../content-folder";

it("reads the whole content once for a burst of new folders, and finds their faults", async () => {
  const dir = join(contentFolder(), "content");
  const faults = new ContentFaults(dir);
  await faults.checkAll();
  expect(faults.lines).toEqual([]);
  const checkAll = jest.spyOn(faults, "checkAll");
  const paths = ["one", "two", "three"].flatMap((name) => {
    mkdirSync(join(dir, "faq", name));
    writeFileSync(join(dir, "faq", name, "en.md"), "no front matter");
    return [`faq/${name}`, `faq/${name}/en.md`];
  });
  await faults.checkEdited(paths);
  expect(checkAll).toHaveBeenCalledTimes(1);
  for (const name of ["one", "two", "three"]) expect(faults.lines.join("\n")).toContain(`faq/${name}/en.md`);
  faults.stop();
});

it("names what is left to write in an article as soon as its mark of a draft is gone", async () => {
  const meta = "category: photo\norder: 9\nurlPaths: []\nupdatedAt: 2026-11-01\n";
  const dir = join(
    contentFolder({
      "content/faq/unfinished/meta.yaml": `${meta}draft: true\n`,
      "content/faq/unfinished/en.md": '---\nquestion: "Is it finished?"\n---\n\nTODO: the answer.\n',
    }),
    "content",
  );
  const faults = new ContentFaults(dir);
  await faults.checkAll();
  expect(faults.lines).toEqual([]);
  writeFileSync(join(dir, "faq/unfinished/meta.yaml"), meta);
  await faults.checkEdited(["faq/unfinished/meta.yaml"]);
  expect(faults.lines).toEqual([expect.stringContaining("a place marked TODO is left")]);
  faults.stop();
});

it("names beside what is left to write the other faults of an edited text", async () => {
  const meta = "category: photo\norder: 9\nurlPaths: []\nupdatedAt: 2026-11-01\n";
  const text = '---\nquestion: "Is it finished?"\n---\n\nYes.\n';
  const dir = join(
    contentFolder({ "content/faq/finished/meta.yaml": meta, "content/faq/finished/en.md": text }),
    "content",
  );
  const faults = new ContentFaults(dir);
  await faults.checkAll();
  const path = "faq/finished/en.md";
  writeFileSync(join(dir, path), `${text}\nTODO: more.\n\n[One](/guide/none)\n\n![Two](/images/none.webp)\n`);
  await faults.checkEdited([path]);
  expect(faults.lines).toEqual([
    expect.stringContaining("a place marked TODO is left"),
    expect.stringContaining("there is no page /guide/none"),
    expect.stringContaining("there is no picture /images/none.webp"),
  ]);
  faults.stop();
});

it.each([
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2026-13-45", false],
])("says whether %s has not come on 20 November 2026", (day, isAhead) => {
  const meta = `publishedAt: "2026-11-01"\nupdatedAt: "${day}"\n`;
  const dir = join(contentFolder({ "content/blog/dated/meta.yaml": meta }), "content/blog/dated");
  expect(isDatedAhead(dir, "2026-11-20")).toBe(isAhead);
});

import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "@jest/globals";
import { faultLine } from "../../../../catalogue/faults/content-error";
import { ResidentCheck } from "../../../../catalogue/tools/content-check/resident-check";
import { contentFolder } from "../../content-folder";

let check: ResidentCheck;
afterEach(() => check.stop());

it("finds what each change breaks and mends, although it keeps what it has read", async () => {
  const dir = join(contentFolder(), "content");
  check = new ResidentCheck(dir);
  const faults = async () => (await check.faults()).map(faultLine);
  expect(await faults()).toEqual([]);
  const [one, two] = ["one", "two"].map((name) => join(dir, "blog", name)) as [string, string];
  for (const folder of [one, two]) {
    mkdirSync(folder);
    writeFileSync(
      join(folder, "meta.yaml"),
      "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-01\nrecommended: []\n",
    );
  }
  const front = (title: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\nkeywords: [one]\n---\n\n`;
  writeFileSync(join(one, "en.mdx"), `${front("One")}See [two](/blog/two).\n`);
  writeFileSync(join(two, "en.mdx"), `${front("Two")}Nothing.\n`);
  expect(await faults()).toEqual([]);
  renameSync(two, join(dir, "blog", "three"));
  expect(await faults()).toEqual([expect.stringContaining("blog/one/en.mdx")]);
  rmSync(one, { recursive: true });
  expect(await faults()).toEqual([]);
});

it("can be stopped, and starts again", async () => {
  check = new ResidentCheck(join(contentFolder(), "content"));
  const stopped = check.faults();
  check.stop();
  await expect(stopped).rejects.toThrow("ended with exit code null");
  expect(await check.faults()).toEqual([]);
});

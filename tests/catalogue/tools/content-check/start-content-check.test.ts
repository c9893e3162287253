import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { faultLine } from "../../../../catalogue/faults/content-error";
import { startContentCheck } from "../../../../catalogue/tools/content-check/start-content-check";
import { contentFolder } from "../../content-folder";

it("tells the faults of a content folder, and none of one that is right or only has unfinished drafts", async () => {
  const question = (draft: string) => ({
    "content/faq/new/meta.yaml": `category: photo\norder: 2\nurlPaths: []\nupdatedAt: 2026-11-01\n${draft}`,
    "content/faq/new/en.md": "---\nquestion: 'TODO: the question'\n---\n\nAnswer.\n",
  });
  const faultsOf = async (files: Record<string, string>) =>
    (await startContentCheck(join(contentFolder(files), "content")).faults).map(faultLine);
  expect(await faultsOf(question("draft: true\n"))).toEqual([]);
  expect(await faultsOf(question(""))).toEqual([
    expect.stringMatching(/faq\/new\/en\.md:2 question: a place marked TODO is left\./),
  ]);
});

it("can be stopped", async () => {
  const check = startContentCheck(join(contentFolder(), "content"));
  check.stop();
  await expect(check.faults).rejects.toThrow("ended with exit code null");
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, jest } from "@jest/globals";
import { ContentFaults } from "../../../../catalogue/tools/preview/preview-state";
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
});

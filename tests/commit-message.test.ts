import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const { "simple-git-hooks": hooks } = JSON.parse(
  readFileSync(join(__dirname, "../package.json"), "utf8"),
) as { "simple-git-hooks": Record<string, string> };

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "commit-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Git calls the hook with the file of the message. */
function isAccepted(message: string): boolean {
  const file = join(folder, "COMMIT_EDITMSG");
  writeFileSync(file, message);
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  return spawnSync("sh", ["-c", hooks["commit-msg"]!, "commit-msg", file], { env }).status === 0;
}

test("a commit has a subject of at most 72 letters without a period at its end", () => {
  expect(isAccepted("result: restore focus when a panel closes\n\nWhy.\n")).toBe(true);
  expect(isAccepted(`${"é".repeat(72)}\n`)).toBe(true);
  expect(isAccepted(`${"a".repeat(73)}\n`)).toBe(false);
  expect(isAccepted("Restore focus.\n")).toBe(false);
  expect(isAccepted("\n")).toBe(false);
});

test("the subjects that Git writes itself are accepted", () => {
  expect(isAccepted(`Merge branch 'a-branch-with-a-very-long-name' of a-host-with-a-very-long-name.\n`)).toBe(
    true,
  );
  expect(isAccepted(`Revert "${"a".repeat(72)}"\n`)).toBe(true);
});

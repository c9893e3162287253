import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { releaseNotes } from "../../../tools/release/release-notes";

const changelog = `# Changelog

## Unreleased

### Added
- Not yet.

## 1.1.0 - 2026-12-01

### Fixed
- A fault.

## 1.0.0 - 2026-11-01

### Added
- Everything.
`;

test("the notes of a release are its section of the changelog", () => {
  expect(releaseNotes(changelog, "1.1.0", "1.1.0")).toBe("### Fixed\n- A fault.\n");
  expect(releaseNotes(changelog, "1.0.0", "1.0.0")).toBe("### Added\n- Everything.\n");
});

test("a release needs a dated section and the version of package.json", () => {
  expect(() => releaseNotes(changelog, "1.2.0", "1.2.0")).toThrow('no section "## 1.2.0 - YYYY-MM-DD"');
  expect(() => releaseNotes(changelog, "1.1.0", "1.0.0")).toThrow("package.json has version 1.0.0");
  expect(() => releaseNotes("## 1.1.0 - 2026-12-01\n\n## 1.0.0 - 2026-11-01\n", "1.1.0", "1.1.0")).toThrow(
    "is empty",
  );
});

test("a release has no more notes than GitHub takes", () => {
  const withNotes = (letters: number) => `## 1.1.0 - 2026-12-01\n\n${"a".repeat(letters)}\n`;
  expect(releaseNotes(withNotes(100_000), "1.1.0", "1.1.0")).toHaveLength(100_001);
  expect(() => releaseNotes(withNotes(100_001), "1.1.0", "1.1.0")).toThrow(
    "The section of 1.1.0 in CHANGELOG.md has 100001 characters. A release takes at most 100000",
  );
});

test("this repository's version has a dated section, and what follows it is unreleased", () => {
  const read = (name: string) => readFileSync(join(__dirname, "../../..", name), "utf8");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(releaseNotes(read("CHANGELOG.md"), version, version)).toContain("### Added");
  expect(/^## (.*)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe("Unreleased");
});

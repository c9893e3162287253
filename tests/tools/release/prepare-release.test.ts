import { expect, it } from "@jest/globals";
import { releasedChangelog } from "../../../tools/release/prepare-release";
import { releaseNotes } from "../../../tools/release/release-notes";

const changelog =
  "# Changelog\n\n## Unreleased\n\n### Added\n- News.\n\n## 1.1.0 - 2026-12-01\n\n- A fault.\n";
const now = { version: "1.2.0", current: "1.1.0", day: "2026-12-24" };

it("makes what is unreleased the dated section of the version", () => {
  const released = releasedChangelog(changelog, now);
  expect(releaseNotes(released, "1.2.0", "1.2.0")).toBe("### Added\n- News.\n");
  expect(released.indexOf("## Unreleased")).toBeLessThan(released.indexOf("## 1.2.0 - 2026-12-24"));
  expect(releaseNotes(released, "1.1.0", "1.1.0")).toBe("- A fault.\n");
});

it.each([
  ["1.2", changelog, "three numbers"],
  ["v1.2.0", changelog, "three numbers"],
  ["1.1.0", changelog, "not later than 1.1.0"],
  ["1.0.9", changelog, "not later than 1.1.0"],
  ["1.10.0", changelog.replace("## 1.1.0 ", "## 1.10.0 "), "has a section of 1.10.0"],
  ["1.2.0", changelog.replace("- News.\n", ""), "says nothing"],
  ["1.2.0", changelog.replace("News", "News".repeat(25_000)), "A release takes at most 100000: shorten it"],
  ["1.2.0", changelog.replace("## Unreleased", "## Next"), 'no section "## Unreleased"'],
])("refuses %s", (version, text, sentence) => {
  expect(() => releasedChangelog(text, { ...now, version })).toThrow(sentence);
});

import { releaseNotes } from "./release-notes";

const numbers = (version: string): number[] => version.split(".").map(Number);

function isLater(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at !== -1 && a[at]! > b[at]!;
}

/**
 * The changelog with what is under "Unreleased" as the section of a version, and an empty "Unreleased" above it.
 *
 * @param day "2026-11-29"
 * @throws Error if the version is not later than the current one, exists already, or has nothing or too much to say
 */
export function releasedChangelog(
  changelog: string,
  { version, current, day }: { version: string; current: string; day: string },
): string {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    throw new Error(`"${version}" is no version: write three numbers, such as 1.2.3.`);
  if (!isLater(version, current))
    throw new Error(`${version} is not later than ${current}, the version in package.json.`);
  const lines = changelog.split("\n");
  if (lines.some((line) => line.startsWith(`## ${version} `)))
    throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  const start = lines.indexOf("## Unreleased");
  if (start === -1) throw new Error('CHANGELOG.md has no section "## Unreleased".');
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("## "));
  const section = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  if (!section.some((line) => line.startsWith("- ")))
    throw new Error('"Unreleased" in CHANGELOG.md says nothing: there is nothing to release.');
  const released = lines.with(start, `## Unreleased\n\n## ${version} - ${day}`).join("\n");
  // The workflow makes them of the tag, which is pushed by then.
  releaseNotes(released, version, version);
  return released;
}

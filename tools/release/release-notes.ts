/** "## 0.2.0 - 2026-11-27", as Keep a Changelog writes it. */
const heading = (version: string): RegExp =>
  new RegExp(`^## \\[?${version.replaceAll(".", "\\.")}\\]? - \\d{4}-\\d{2}-\\d{2}$`);

/** GitHub refuses a release of more than 125,000 characters, and the names of the images are added to these. */
const mostCharacters = 100_000;

/**
 * The section of one released version, without its heading.
 *
 * @param changelog the text of CHANGELOG.md
 * @param packageVersion the version in package.json, which a release must agree with
 * @throws Error if the versions differ, or the section is missing, undated, empty or too long for GitHub
 */
export function releaseNotes(changelog: string, version: string, packageVersion: string): string {
  if (version !== packageVersion)
    throw new Error(`package.json has version ${packageVersion}, not ${version}.`);
  const lines = changelog.split("\n");
  const start = lines.findIndex((line) => heading(version).test(line));
  if (start === -1) throw new Error(`CHANGELOG.md has no section "## ${version} - YYYY-MM-DD".`);
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.startsWith("## "));
  const notes = after
    .slice(0, end === -1 ? undefined : end)
    .join("\n")
    .trim();
  if (notes === "") throw new Error(`The section of ${version} in CHANGELOG.md is empty.`);
  if (notes.length > mostCharacters)
    throw new Error(
      `The section of ${version} in CHANGELOG.md has ${notes.length} characters. A release takes at most ${mostCharacters}: shorten it.`,
    );
  return `${notes}\n`;
}

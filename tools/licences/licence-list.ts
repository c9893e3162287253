import type { PackageLicence } from "./read-licences";

export const licenceListFile = "docs/third-party-licences.md";

const introduction = (shipped: number, dev: number) => `# Third-party licences

Written by \`npm run licences\` from package-lock.json: ${shipped} packages that the product runs or is built with, by licence.
${dev} more are needed to work on it only; their licences are checked too. The words of each licence lie in its package.

`;

function byLicence(packages: PackageLicence[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of packages)
    groups.set(licence, [...(groups.get(licence) ?? []), `${name}@${version}`]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${names.join(", ")}\n`)
    .join("\n");
}

/** Text of the list: dependencies by licence. */
export function licenceList(all: readonly PackageLicence[]): string {
  const shipped = all.filter(({ isDev }) => !isDev);
  return `${introduction(shipped.length, all.length - shipped.length)}${byLicence(shipped)}`;
}

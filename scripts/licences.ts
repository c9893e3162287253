import { writeFileSync } from "node:fs";
import { isAllowed } from "./licences/judge-licence";
import { type PackageLicence, readLicences } from "./licences/read-licences";

const file = "docs/third-party-licences.md";

/** `npm run licences`: writes the list of packages by licence; exit code 1 when one is not permissive. */
function main(): void {
  const all = readLicences(".");
  const shipped = all.filter(({ isDev }) => !isDev);
  writeFileSync(file, `${introduction(shipped.length, all.length - shipped.length)}${byLicence(shipped)}`);
  console.log(`wrote ${file}: ${shipped.length} packages`);
  const refused = all.filter(({ name, licence }) => !isAllowed(name, licence));
  for (const { name, version, licence } of refused)
    console.error(
      `${name}@${version}: ${licence}. Take another package, or look at it and name it in scripts/licences/.`,
    );
  if (refused.length > 0) process.exitCode = 1;
}

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

main();

import { writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { isAllowed } from "../../tools/licences/judge-licence";
import { licenceList, licenceListFile } from "../../tools/licences/licence-list";
import { readLicences } from "../../tools/licences/read-licences";

function writeLicences(): void {
  const all = readLicences(".");
  writeFileSync(licenceListFile, licenceList(all));
  console.log(`wrote ${licenceListFile}: ${all.length} packages`);
  const refused = all.filter(({ name, licence }) => !isAllowed(name, licence));
  for (const { name, version, licence } of refused)
    console.error(
      `${name}@${version}: ${licence}. Take another package, or look at it and name it in tools/licences/.`,
    );
  if (refused.length > 0) process.exitCode = 1;
}

void runCommand(
  npmCommand(
    "run licences --",
    "Lists all packages by licence; exits with 1 if one is not permissive.",
    "npm run licences",
  ).action(writeLicences),
);

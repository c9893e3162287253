import { resolve } from "node:path";
import { faultLine } from "../catalogue/faults/content-error";
import { checkContentFolder } from "../catalogue/tools/content-check/check-content-folder";

/** Checks content/ (or the folder named as argument); exit code 1 when a build would stop. */
async function main(): Promise<void> {
  const dir = resolve(process.argv[2] ?? "content");
  const { faults, warnings, counts } = await checkContentFolder(dir, new Date().toISOString().slice(0, 10));
  for (const warning of warnings) console.log(`note   ${faultLine(warning)}`);
  for (const fault of faults) console.log(`FAULT  ${faultLine(fault)}`);
  const read = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${read.join(", ")}: ${faults.length} faults, ${warnings.length} notes.`);
  if (faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

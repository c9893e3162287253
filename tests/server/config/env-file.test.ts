import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "@jest/globals";
import { afterThisTest } from "../../for-this-test";

const envFile = join(__dirname, "../../../server/config/env-file.ts");

/** The variables of a program in this folder, after it has read `.env`. A process of its own: Jest's `process.env` is a copy. */
function variablesIn(cwd: string): Record<string, string> {
  const program = `require(${JSON.stringify(envFile)}).loadEnvFile(); console.log(JSON.stringify(process.env))`;
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const env = { ...process.env, EXAMPLE_OF_BOTH: "from the environment" };
  const output = execFileSync(process.execPath, ["--import", loader, "-e", program], {
    cwd,
    env,
    encoding: "utf8",
  });
  return JSON.parse(output) as Record<string, string>;
}

it("reads .env of the working directory; the environment wins, and the file may be missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "photo-env-"));
  afterThisTest(() => rmSync(folder, { recursive: true }));
  expect(variablesIn(folder).EXAMPLE_OF_FILE).toBeUndefined();
  writeFileSync(
    join(folder, ".env"),
    "# a comment\nEXAMPLE_OF_FILE=from the file\nEXAMPLE_OF_BOTH=from the file\n",
  );
  expect(variablesIn(folder)).toMatchObject({
    EXAMPLE_OF_FILE: "from the file",
    EXAMPLE_OF_BOTH: "from the environment",
  });
});

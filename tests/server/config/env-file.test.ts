import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { withVariables } from "../../../server/config/env-file";
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

it("reads the first variable behind a byte order mark", () => {
  const folder = mkdtempSync(join(tmpdir(), "photo-env-"));
  afterThisTest(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), "\uFEFFEXAMPLE_OF_FILE=from the file\n");
  expect(variablesIn(folder)).toMatchObject({ EXAMPLE_OF_FILE: "from the file" });
});

describe("an .env file whose lines are not read as they stand", () => {
  const faultOf = (text: string): string => {
    const folder = mkdtempSync(join(tmpdir(), "photo-env-"));
    afterThisTest(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, ".env"), text);
    try {
      variablesIn(folder);
      return "";
    } catch (error) {
      return /\.env: line .*/.exec((error as { stderr: string }).stderr)?.[0] ?? String(error);
    }
  };

  it.each([
    // Node takes the next line for a part of its name.
    ["A=1\nPORT 8000\nB=2\n", ".env: line 2 is not NAME=value."],
    ['# keys\n\nA="two\nlines"\nhello', ".env: line 5 is not NAME=value."],
    // Node cuts the value.
    ["A=1\nSECRET=a#b\n", ".env: line 2 has a # within the value: put the value in quotes."],
    ["SECRET=#b\n", ".env: line 1 has a # within the value: put the value in quotes."],
    [
      'A=1\nSECRET="a"b"\n',
      ".env: line 2 has more after the closing quote: put the value in quotes that it does not contain.",
    ],
    ['SECRET="ab\nB=2\n', ".env: line 1 has a quote that does not end: put the value in other quotes."],
  ])("is refused: %j", (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it.each([
    "A=1 # a comment, or #two\r\nexport B = 2\r\n",
    '# as in A="b\nB="c" # d\nC=https://x.example/?a="b"&c="d"\nD= # none\n',
    "A='a#b' # c\nB=\"a\n#b\nc\"\n \n  # indented\nC=",
  ])("is read otherwise: %j", (text) => {
    expect(faultOf(text)).toBe("");
  });
});

describe("a variable that is written to .env", () => {
  it("replaces the line that sets it and leaves all others, commented ones too", () => {
    const text = "# PORT=1\nPORT=8000\nHOST=::1\n";
    expect(withVariables(text, { PORT: "9000" })).toBe("# PORT=1\nPORT=9000\nHOST=::1\n");
  });

  it("is added at the end, also behind a line without an end", () => {
    expect(withVariables("", { PORT: "9000" })).toBe("PORT=9000\n");
    expect(withVariables("HOST=::1", { PORT: "9000" })).toBe("HOST=::1\nPORT=9000\n");
  });

  it("replaces every line that sets it, since the last one would win", () => {
    expect(withVariables("PORT=1\nPORT=2\n", { PORT: "9000" })).toBe("PORT=9000\nPORT=9000\n");
  });

  it.each([
    "/models of ours/#1 $& isnet.onnx",
    "C:\\new models\\isnet.onnx",
    "/the operator's models/isnet.onnx",
  ])("is read back as it was: %s", (file) => {
    expect(parseEnv(withVariables("PHOTO_SEGMENTER_FILE=old\n", { PHOTO_SEGMENTER_FILE: file }))).toEqual({
      PHOTO_SEGMENTER_FILE: file,
    });
  });
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { checkTypes } from "../../../tools/site-check/check-types";

describe("the types of queries that are kept", () => {
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const kept = write("kept.d.ts", "type Size = { readonly unit: string };\n");

  it("pass when a build gives the same", () => {
    expect(checkTypes(kept, write("same.d.ts", "type Size = { readonly unit: string };\n"))).toEqual([]);
  });

  it("are a fault with its mend when a build gives others", () => {
    const built = write("other.d.ts", "type Size = { readonly unit: 'mm' };\n");
    const [fault] = checkTypes(kept, built);
    expect(fault).toMatchObject({ check: "types", path: kept });
    expect(fault?.what).toContain(`cp ${built} ${kept}`);
  });
});

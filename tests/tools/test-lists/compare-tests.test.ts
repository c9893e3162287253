import { describe, expect, it } from "@jest/globals";
import { compareTests, listTests } from "../../../tools/test-lists/compare-tests";

const named = (file: string, ...names: string[]) => names.map((name) => ({ file, name }));

describe("compareTests", () => {
  it("tells what came, what went and what stands in another file now", () => {
    const before = named("tests/a.test.ts", "stays", "moves", "goes");
    const after = [...named("tests/a.test.ts", "stays", "comes"), ...named("tests/b.test.ts", "moves")];
    expect(compareTests(before, after)).toEqual({
      added: named("tests/a.test.ts", "comes"),
      removed: named("tests/a.test.ts", "goes"),
      moved: [[named("tests/a.test.ts", "moves")[0], named("tests/b.test.ts", "moves")[0]]],
    });
  });

  it("counts a name that stands twice twice", () => {
    const { removed } = compareTests(named("tests/a.test.ts", "x", "x"), named("tests/a.test.ts", "x"));
    expect(removed).toEqual(named("tests/a.test.ts", "x"));
  });
});

describe("listTests", () => {
  it("reads Jest's report and plain lists alike", () => {
    const list = named("tests/a.test.ts", "group > case");
    const report = {
      testResults: [
        { name: "/x/tests/a.test.ts", assertionResults: [{ ancestorTitles: ["group"], title: "case" }] },
      ],
    };
    expect(listTests(report)).toEqual(list);
    expect(listTests([{ ...list[0], file: "/y/tests/a.test.ts" }])).toEqual(list);
  });

  it("refuses what is no list", () => expect(() => listTests({})).toThrow("no list of tests"));
});

export interface NamedTest {
  /** From `tests/` on. */
  file: string;
  /** Groups and case, joined by " > ". */
  name: string;
}

interface JestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string }[] }[];
}

/** @throws if it is neither Jest's report nor an array of names and files */
export function listTests(list: unknown): NamedTest[] {
  if (Array.isArray(list))
    return (list as NamedTest[]).map(({ name, file }) => ({ name, file: fromTestsOn(file) }));
  if (typeof list === "object" && list !== null && "testResults" in list)
    return (list as JestReport).testResults.flatMap((file) =>
      file.assertionResults.map(({ ancestorTitles, title }) => ({
        file: fromTestsOn(file.name),
        name: [...ancestorTitles, title].join(" > "),
      })),
    );
  throw new Error("This is no list of tests: neither Jest's report nor an array of { name, file }.");
}

const fromTestsOn = (file: string): string => file.replace(/^.*?(?=\btests\/)/, "");

/** A test whose name is in another file has moved; duplicates are counted. */
export function compareTests(before: NamedTest[], after: NamedTest[]) {
  const removed = [...before];
  const take = (isIt: (test: NamedTest) => boolean): NamedTest | undefined => {
    const at = removed.findIndex(isIt);
    return at < 0 ? undefined : removed.splice(at, 1)[0];
  };
  const elsewhere = after.filter(
    ({ file, name }) => !take((test) => test.file === file && test.name === name),
  );
  const moved: [from: NamedTest, to: NamedTest][] = [];
  const added = elsewhere.filter((test) => {
    const from = take(({ name }) => name === test.name);
    if (from) moved.push([from, test]);
    return !from;
  });
  return { added, removed, moved };
}

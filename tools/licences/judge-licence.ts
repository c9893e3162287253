/** Licences that ask for no more than their own words to stay with the code. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Looked at one by one: used as they come, in files of their own that anybody may replace. */
const lookedAt: [pattern: RegExp, licence: string][] = [
  [/^@img\/sharp-/, "LGPL-3.0-or-later"],
  [/^libheif-js$/, "LGPL-3.0"],
  [/^(@axe-core\/playwright|axe-core)$/, "MPL-2.0"],
  // The text beside it is the BSD licence of three clauses.
  [/^parse-cache-control$/, "BSD"],
  [/^dejavu-fonts-ttf$/, "SEE LICENSE IN README.md AND LICENSE"],
];

/** May a package of this licence (an SPDX expression) be part of an MIT project? */
export function isAllowed(name: string, licence: string): boolean {
  const own = lookedAt.find(([pattern]) => pattern.test(name))?.[1];
  const isOne = (id: string) => permissive.has(id) || id === own;
  if (isOne(licence)) return true;
  const bare = licence.replace(/[()]/g, "");
  // "A AND B OR C" does not occur: an expression has one of the two words.
  if (/ OR /.test(bare)) return bare.split(" OR ").some(isOne);
  return bare.split(" AND ").every(isOne);
}

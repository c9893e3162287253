/** Licences that only require to keep their notice. */
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
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Reviewed one by one: used unmodified, in separate files that anybody can replace. */
const lookedAt: [pattern: RegExp, licence: string][] = [
  [/^@img\/sharp-/, "LGPL-3.0-or-later"],
  [/^libheif-js$/, "LGPL-3.0"],
  [/^(@axe-core\/playwright|axe-core)$/, "MPL-2.0"],
  // Its licence file is BSD-3-Clause.
  [/^parse-cache-control$/, "BSD"],
  [/^dejavu-fonts-ttf$/, "SEE LICENSE IN README.md AND LICENSE"],
];

/** Whether a package with this licence (an SPDX expression) can be part of an MIT project. */
export function isAllowed(name: string, licence: string): boolean {
  const own = lookedAt.find(([pattern]) => pattern.test(name))?.[1];
  const isOne = (id: string) => permissive.has(id) || id === own;
  if (isOne(licence)) return true;
  const bare = licence.replace(/[()]/g, "");
  // "A AND B OR C" does not occur: an expression has one kind of operator.
  if (/ OR /.test(bare)) return bare.split(" OR ").some(isOne);
  return bare.split(" AND ").every(isOne);
}

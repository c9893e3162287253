import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackageLicence {
  name: string;
  version: string;
  licence: string;
  /** Development only. */
  isDev: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Packages of the lock file, one entry per version, sorted by name. */
export function readLicences(root: string): PackageLicence[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, PackageLicence>();
  for (const [path, { version = "", license, dev = false }] of Object.entries(lock.packages)) {
    if (path === "") continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const known = found.get(`${name} ${version}`);
    const licence = license ?? licenceInFolder(join(root, path));
    found.set(`${name} ${version}`, { name, version, licence, isDev: dev && (known?.isDev ?? true) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Old packages state it as a list, or only in a licence file. */
function licenceInFolder(folder: string): string {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return "unknown: the package is not installed";
  const { license, licenses } = JSON.parse(readFileSync(manifest, "utf8")) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  if (license) return typeof license === "string" ? license : license.type;
  if (licenses?.[0]) return licenses.map(({ type }) => type).join(" OR ");
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|readme)/i.test(name));
  const words = files.map((name) => readFileSync(join(folder, name), "utf8")).join();
  if (/Permission is hereby granted, free of charge|## Licen[cs]e\s+MIT\s/.test(words)) return "MIT";
  if (/free and unencumbered software released into the public domain/.test(words)) return "Unlicense";
  return "unknown";
}

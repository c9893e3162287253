/**
 * The part of package-lock.json (lockfileVersion 3) with packages by folder, such as "node_modules/a/node_modules/b".
 */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

/** An optional platform build of a native package that is missing in the lock file. */
export interface MissingPlatform {
  /** Folder of the package that depends on it. */
  owner: string;
  name: string;
  version: string;
}

/**
 * `npm install` leaves out platform builds that its registry does not serve, and `npm ci` then rejects the lock file
 * everywhere ("Missing: ... from lock file"). Finds the missing ones.
 */
export function missingPlatforms(lock: LockFile): MissingPlatform[] {
  return Object.entries(lock.packages).flatMap(([owner, locked]) =>
    Object.entries(locked.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock, owner, name))
      .map(([name, version]) => ({ owner, name, version })),
  );
}

/** The entry that npm writes for an optional build that it does not install. */
export function platformEntry(lock: LockFile, missing: MissingPlatform): LockedPackage {
  const { dev, license } = lock.packages[missing.owner] ?? {};
  const words = missing.name.split(/[-/]/);
  const cpu = words.map((word) => CPUS[word]).find(Boolean);
  const os = words.map((word) => SYSTEMS[word]).find(Boolean);
  if (!cpu || !os || !/^\d/.test(missing.version)) {
    throw new Error(
      `${missing.owner} names ${missing.name}@${missing.version}, which is not a build for one platform; add it by hand`,
    );
  }
  return {
    version: missing.version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(license && { license }),
    optional: true,
    os: [os],
  };
}

/** Node's resolution: the package's own node_modules first, then each parent folder. */
function resolves(lock: LockFile, owner: string, name: string): boolean {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (lock.packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

const CPUS: Record<string, string> = {
  arm64: "arm64",
  arm: "arm",
  x64: "x64",
  ia32: "ia32",
  ppc64: "ppc64",
  s390x: "s390x",
  riscv64: "riscv64",
  loong64: "loong64",
};

const SYSTEMS: Record<string, string> = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  openharmony: "openharmony",
  win32: "win32",
};

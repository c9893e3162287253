/** The part of package-lock.json (lockfileVersion 3) that names packages: by folder, such as "node_modules/a/node_modules/b". */
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

/** The build of a native package for one platform that its owner names and the lock file lacks. */
export interface MissingPlatform {
  /** Folder of the package that names it. */
  owner: string;
  name: string;
  version: string;
}

/**
 * `npm install` leaves out the builds for other platforms that its registry does not serve, and `npm ci` then refuses the lock file
 * everywhere ("Missing: ... from lock file"). This finds them.
 */
export function missingPlatforms(lock: LockFile): MissingPlatform[] {
  return Object.entries(lock.packages).flatMap(([owner, locked]) =>
    Object.entries(locked.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock, owner, name))
      .map(([name, version]) => ({ owner, name, version })),
  );
}

/** The entry that npm itself writes for an optional build that it does not install. */
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

/** Node looks in the owner's own node_modules first, then in each folder above. */
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

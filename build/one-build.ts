import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Does a process of this id run, of whomever it is? */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** One build of the folder at a time: two remove each other's files, and Gatsby's errors do not say why. */
interface OneBuild {
  /** @returns null if this process may build until it calls `end`, else the id of the process that does */
  begin(): number | null;
  end(): void;
}

/** @param file that names the process of the build, and the folder: it may be copied together with it */
export function oneBuildAt(file: string): OneBuild {
  const builder = (): number | null => {
    const [id, folder] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    return folder === resolve() && isRunning(Number(id)) ? Number(id) : null;
  };
  const end = () => rmSync(file, { force: true });
  return {
    begin() {
      const other = builder();
      if (other !== null) return other;
      // Of a build that was killed, or a link to the file of another folder.
      end();
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${process.pid}\n${resolve()}`);
      return null;
    },
    end,
  };
}

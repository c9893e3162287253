import { spawnSync } from "node:child_process";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

export interface SmallDisk {
  /** Not one byte more. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): void;
}

const sizeMb = 400;
const steps = [16 * 2 ** 20, 64 * 2 ** 10, 512];

/** Writes until the disk is full; the last bytes in small pieces. */
async function writeUntilFull(file: FileHandle): Promise<void> {
  for (const step of steps) {
    const zeros = Buffer.alloc(step);
    for (;;) {
      try {
        const { bytesWritten } = await file.write(zeros);
        if (bytesWritten < step) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        break;
      }
    }
  }
}

/** A disk of its own below a folder, small enough to be filled; null where this program may mount none. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  const options = `size=${sizeMb}m,mode=700`;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status !== 0) return null;
  const ballast = join(folder, "ballast");
  return {
    async fill() {
      const file = await open(ballast, "a");
      await writeUntilFull(file).finally(() => file.close());
    },
    free: () => rm(ballast, { force: true }),
    unmount: () => void spawnSync("umount", ["--lazy", folder]),
  };
}

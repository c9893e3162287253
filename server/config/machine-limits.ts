import { availableParallelism, totalmem } from "node:os";
import type { Config } from "./config";

/** What the server may use beside its photo processes. */
export const serverMemoryMb = 800;

/** A limit is rounded down to whole pages, and a machine of 4 GB has less for programs. */
const roundingShare = 0.95;

/** Of this machine, or of the container or unit that limits the process. */
const machineMemoryMb = () =>
  Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY) / 1e6;

/** One sentence for each limit that is more than the machine has: photos get slower, or the kernel ends the server. */
export function beyondMachine(
  { photoWorkers, photoMemoryMb }: Pick<Config, "photoWorkers" | "photoMemoryMb">,
  cores = availableParallelism(),
  memoryMb = machineMemoryMb(),
): string[] {
  const sentences: string[] = [];
  if (photoWorkers > cores)
    sentences.push(
      `PHOTO_WORKERS is ${photoWorkers}, and this machine has ${cores} cores: more photo processes make no more photos`,
    );
  const neededMb = photoWorkers * photoMemoryMb + serverMemoryMb;
  if (neededMb * roundingShare > memoryMb)
    sentences.push(
      `${photoWorkers} photo processes (PHOTO_WORKERS) of ${photoMemoryMb} MB (PHOTO_WORKER_MB) and the server may use ${neededMb} MB, and there are ${Math.round(memoryMb)}: reduce one of them, or the kernel may end the server`,
    );
  return sentences;
}

import { FairQueue } from "./fair-queue";
import { type Caller, type JobKind, PhotoPoolError, type PhotoPoolOptions } from "./photo-pool-types";
import type { PhotoProcess } from "./photo-process";

/** Clients that would wait longer are asked to retry later. */
const usualMaxWaitMs = 30_000;
/** The part of the queue that uploads may fill. The rest is for photos, so that what has been uploaded is also finished. */
const uploadPart = 2 / 3;
/** Estimate until some photos have been made; later the mean of about the last ten. */
const firstGuessMs = 1_000;

/** Photos take turns of their own: waiting uploads of an address do not delay the photos of its earlier ones. */
const lineOf = (kind: JobKind, address?: string) => (address ? `${kind} ${address}` : undefined);

/** The photo processes, and the jobs that wait for a free one. A full queue rejects immediately. */
export class ProcessTurns {
  private readonly idle: PhotoProcess[];
  private readonly busy = new Set<PhotoProcess>();
  private readonly queue: FairQueue<(worker: PhotoProcess) => void>;
  private readonly maxWaitMs: number;
  private meanMs = firstGuessMs;
  isClosed = false;
  /** Jobs for which there was no room. */
  refused = 0;

  constructor(
    { workers, maxQueue, maxWaitMs = usualMaxWaitMs }: PhotoPoolOptions,
    private readonly start: () => PhotoProcess,
  ) {
    this.idle = Array.from({ length: workers }, start);
    this.queue = new FairQueue(maxQueue);
    this.maxWaitMs = maxWaitMs;
  }

  get running(): number {
    return this.busy.size;
  }

  get queued(): number {
    return this.queue.length;
  }

  hasRoom(kind: JobKind, address?: string): boolean {
    const line = lineOf(kind, address);
    const part = kind === "upload" ? uploadPart : 1;
    return this.idle.length > 0 || (this.queue.hasSpace(line, part) && this.waitMs(line) <= this.maxWaitMs);
  }

  /** Waits for a free process; leaves the queue when the signal is aborted. */
  take(kind: JobKind, { signal, address, isTaken }: Caller): Promise<PhotoProcess> {
    signal?.throwIfAborted();
    const free = this.idle.pop();
    if (free) return Promise.resolve(this.occupy(this.living(free)));
    if (!isTaken && !this.hasRoom(kind, address)) {
      this.refused++;
      throw new PhotoPoolError(
        "full",
        `The queue is full: ${this.running} being made, ${this.queued} waiting.`,
      );
    }
    return new Promise((resolve, reject) => {
      const take = (worker: PhotoProcess): void => {
        signal?.removeEventListener("abort", leave);
        resolve(worker);
      };
      const leaveQueue = this.queue.add(take, lineOf(kind, address));
      const leave = (): void => {
        leaveQueue();
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** The next job takes over the process; a dead one is replaced first. */
  giveBack(used: PhotoProcess): void {
    this.busy.delete(used);
    if (this.isClosed) used.kill();
    const worker = this.living(used);
    const next = this.queue.next();
    if (next) next(this.occupy(worker));
    else this.idle.push(worker);
  }

  /** How long a job has taken: what waits is estimated by it. */
  learn(jobMs: number): void {
    this.meanMs += (jobMs - this.meanMs) / 10;
  }

  close(): void {
    this.isClosed = true;
    for (const worker of [...this.idle, ...this.busy]) worker.kill();
  }

  private waitMs(line?: string): number {
    return ((this.queue.countAhead(line) + 1) * this.meanMs) / (this.idle.length + this.busy.size);
  }

  /** In a closed pool a dead process is not replaced, so that jobs that wait or come later fail, too. */
  private living(worker: PhotoProcess): PhotoProcess {
    return worker.isAlive || this.isClosed ? worker : this.start();
  }

  private occupy(worker: PhotoProcess): PhotoProcess {
    this.busy.add(worker);
    return worker;
  }
}

/**
 * Environment for a process that makes photos. By default glibc gives each thread a heap of its own (an arena), and what
 * a worker frees there is rarely given back: after 240 photos one worker held 440 MB, with one common arena 230 to 270 MB.
 * It is read when a process starts, so it has to be set by whoever starts it (`package.json`, `scripts/start.ts`).
 */
export const memoryLimits = { MALLOC_ARENA_MAX: "1" };

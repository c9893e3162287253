/**
 * Environment of a process that makes photos. By default glibc gives each thread its own heap (arena) and rarely
 * returns freed memory: after 240 photos one worker used 440 MB, with a single arena 230 to 270 MB. glibc reads it at
 * process start, so the parent must set it (`package.json`, `scripts/start.ts`).
 */
export const memoryLimits = { MALLOC_ARENA_MAX: "1" };

function cpuMs(startedAt?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1000;
}

/** Reads what a photo of the largest size has, byte by byte. */
function readPhoto(bytes: Uint8Array): number {
  const startedAt = process.cpuUsage();
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) sum += bytes[at]!;
  if (sum === 0) throw new Error("There was nothing to read.");
  return cpuMs(startedAt);
}

/**
 * What some work costs, as a multiple of reading 20 MB once: processor time beside processor time, so that a slow machine, or
 * one that does much else, gives the same figure.
 */
export async function costOf<Result>(work: () => Result): Promise<{ result: Awaited<Result>; cost: number }> {
  const photo = new Uint8Array(20e6).fill(1);
  const readMs = Math.min(readPhoto(photo), readPhoto(photo));
  const startedAt = process.cpuUsage();
  const result = await work();
  return { result, cost: cpuMs(startedAt) / readMs };
}

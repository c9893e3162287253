/** A probe of a store that takes longer has failed; Prometheus would give up after 10 seconds. */
export const probeLimitMs = 5_000;

/** Rejects if the promise has not settled within this time. What it stands for goes on. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

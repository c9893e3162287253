/** Between two tries of a store that does not answer. */
const retryMs = 5_000;
/** One alone can be a moment in which this process had no processor time. */
const timeoutsInTurn = 2;

/** What the driver of PostgreSQL, the SDK of S3 and `within` say of a store that did not answer in time. */
const isTimeout = ({ name, message }: Error): boolean =>
  name === "TimeoutError" ||
  /read timeout|timeout exceeded when trying to connect|connection timeout|no answer within/.test(message);

/**
 * A circuit breaker: a store whose machine is gone takes each call's time until its limit, so after two such calls in turn others
 * are refused at once, but for one every few seconds, which tries.
 */
export interface CircuitBreaker {
  /** @throws Error with code ETIMEDOUT if the store is known not to answer, and no try is due */
  throwIfOpen(): void;
  /** Does what asks the store, and learns from it. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Learns from an error alone. */
  record(error: Error): void;
}

export function makeCircuitBreaker(): CircuitBreaker {
  let timeouts = 0;
  let nextTryAt: number | null = null;
  const close = () => {
    timeouts = 0;
    nextTryAt = null;
  };
  const record = (error: Error) => {
    // Any other error is an answer, or comes at once.
    if (!isTimeout(error)) return close();
    timeouts += 1;
    if (timeouts >= timeoutsInTurn) nextTryAt = performance.now() + retryMs;
  };
  return {
    throwIfOpen() {
      if (nextTryAt === null) return;
      if (performance.now() < nextTryAt)
        throw Object.assign(new Error("the store did not answer a moment ago"), { code: "ETIMEDOUT" });
      nextTryAt = performance.now() + retryMs;
    },
    async run(work) {
      try {
        const result = await work();
        close();
        return result;
      } catch (error) {
        record(error as Error);
        throw error;
      }
    },
    record,
  };
}

import type { FastifyBaseLogger } from "fastify";
import type { Deliveries, Delivery } from "../database/deliveries";
import type { Channel } from "./channel";

/** Longer than any channel takes; a process that dies meanwhile is followed by another. */
const leaseMs = 60_000;
const firstDelayMs = 30_000;
const longestDelayMs = 6 * 60 * 60_000;

/** Twice as long after each failure: a mail server may be away for a night, a visitor's message may not get lost. */
export const delayMsAfter = (tries: number): number =>
  Math.min(firstDelayMs * 2 ** (tries - 1), longestDelayMs);

/** Tells what waits, one message after the other. Each is told at least once; twice when a process dies in between. */
export async function relayDue(
  deliveries: Deliveries,
  channels: Channel[],
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  for (;;) {
    const delivery = await deliveries.take(leaseMs);
    if (!delivery) return;
    const channel = channels.find(({ name }) => name === delivery.channel);
    // Switched off since: who wants it told again switches it on again.
    if (!channel) await deliveries.postpone(delivery, longestDelayMs);
    else await tell(channel, delivery, deliveries, log);
  }
}

async function tell(
  channel: Channel,
  delivery: Delivery,
  deliveries: Deliveries,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  try {
    await channel.send(delivery.feedback);
  } catch (error) {
    // No words of the visitor's: the message alone says what the channel did.
    log.error(
      { channel: channel.name, tries: delivery.tries, reason: (error as Error).message },
      "a message could not be told",
    );
    await deliveries.postpone(delivery, delayMsAfter(delivery.tries));
    return;
  }
  await deliveries.done(delivery);
}

/** Looks for what waits, at once and then regularly; the returned function stops it. */
export function startRelay(
  deliveries: Deliveries,
  channels: Channel[],
  everyMs: number,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (channels.length === 0) return async () => {};
  let running = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = relayDue(deliveries, channels, log)
      .catch((error) => log.error({ err: error }, "messages cannot be told"))
      .finally(() => {
        isRunning = false;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

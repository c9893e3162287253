import type { FastifyBaseLogger } from "fastify";
import type { Deliveries, Delivery } from "../database/deliveries";
import { reasonOf } from "../reason-of";
import type { Channel } from "./channel";

/** Longer than any channel takes; if a process dies meanwhile, another retries. */
const leaseMs = 60_000;
const firstDelayMs = 30_000;
const maxDelayMs = 6 * 60 * 60_000;

/** Exponential backoff: a mail server may be down for a night, but no message may be lost. */
export const delayMsAfter = (tries: number): number => Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs);

/** Sends pending messages one after another. At least once each; twice if a process dies in between. */
export async function relayDue(
  deliveries: Deliveries,
  channels: Channel[],
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  for (;;) {
    const delivery = await deliveries.take(leaseMs);
    if (!delivery) return;
    const channel = channels.find(({ name }) => name === delivery.channel);
    // The channel was disabled: the message is sent once it is enabled again.
    if (!channel) await deliveries.postpone(delivery, maxDelayMs);
    else await deliver(channel, delivery, deliveries, log);
  }
}

async function deliver(
  channel: Channel,
  delivery: Delivery,
  deliveries: Deliveries,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  try {
    await channel.send(delivery.feedback);
  } catch (error) {
    // Does not log the visitor's words: the error message describes the channel's failure.
    log.error(
      { channel: channel.name, tries: delivery.tries, reason: reasonOf(error) },
      "a message could not be delivered",
    );
    await deliveries.postpone(delivery, delayMsAfter(delivery.tries));
    return;
  }
  await deliveries.done(delivery);
}

/** Sends pending messages now and then at intervals; the returned function stops it. */
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
      .catch((error) => log.error({ err: error }, "messages cannot be delivered"))
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

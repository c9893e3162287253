import plugin from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { busy } from "../../api-error";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Replaces the default handler, which refuses the request. */
    pressureHandler?: () => void;
  }
}

/** Route config for routes that must also answer under pressure. */
export const answersUnderPressure = { pressureHandler: () => {} };

/** Loading and compiling after a start delay the event loop. This is not overload, so the first visitors are not refused. */
const gracePeriodMs = 30_000;

/** Refuses new requests while the event loop delay is too high, instead of increasing the delay. */
export async function underPressure(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  let graceEndsAtMs = 0;
  app.addHook("onListen", async () => {
    graceEndsAtMs = performance.now() + gracePeriodMs;
  });
  await app.register(plugin, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: async () => {
      if (performance.now() < graceEndsAtMs) return;
      throw busy("the server is overloaded, please try again");
    },
  });
}

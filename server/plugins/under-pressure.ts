import plugin from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { busy } from "../api-error";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Replaces the refusal below. */
    pressureHandler?: () => void;
  }
}

/** For routes that answer under pressure too. */
export const answersUnderPressure = { pressureHandler: () => {} };

/** A start loads and compiles on the main thread: its delay is no overload, and would meet the first visitors. */
const gracePeriodMs = 30_000;

/** While the main thread is late for everybody, new requests are refused at once instead of making it later. */
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

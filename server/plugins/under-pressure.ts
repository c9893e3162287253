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

/** While the main thread is late for everybody, new requests are refused at once instead of making it later. */
export async function underPressure(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(plugin, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: async () => {
      throw busy("the server is overloaded, please try again");
    },
  });
}

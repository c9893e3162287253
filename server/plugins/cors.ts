import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/**
 * Lets sites of other origins call, by name. Without credentials: the token is a header, there are no cookies.
 * Registered before whatever may refuse a call, so that such a site can read the refusal too.
 */
export async function crossOrigin(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ["GET", "POST", "DELETE"],
    allowedHeaders: ["token", "content-type"],
    exposedHeaders: ["retry-after"],
    maxAge: 86_400,
    // It would answer in plain text.
    strictPreflight: false,
  });
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionLost } from "../api-error";
import type { Sessions } from "../database/sessions";
import type { Session } from "../database/tables";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | null;
  }
}

export async function findSession(sessions: Sessions, request: FastifyRequest): Promise<Session | undefined> {
  if (request.serverSession) return request.serverSession;
  const { token } = request.headers;
  return typeof token === "string" ? sessions.find(token) : undefined;
}

/** @param headers of a request for which there is no session */
function noSession({ token, authorization }: FastifyRequest["headers"]) {
  if (token) return sessionLost();
  return sessionLost(
    authorization
      ? "no such server key. The token of a login goes into the header token"
      : "headers must have token, or a server key",
  );
}

/** Requires a valid token or server key for every route of the scope, before the body is read and after the call is counted. */
export function requireSession(app: FastifyInstance, sessions: Sessions): void {
  app.addHook("preParsing", async (request) => {
    request.session = (await findSession(sessions, request)) ?? null;
    if (!request.session) throw noSession(request.headers);
  });
}

/** The session of a request inside a scope with `requireSession`. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw sessionLost();
  return request.session;
}

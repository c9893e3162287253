import { responses } from "../../contract/envelope";
import { NothingSchema } from "../../contract/image";
import { QuerySchema } from "../../contract/query";
import { LoginQuerySchema, SessionSchema } from "../../contract/session";
import type { Api } from "../api";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { sessionOf } from "../plugins/require-session";
import { removeBytes } from "../uploads/store-file";

export function sessionRoutes(app: Api, deps: Deps): void {
  app.post(
    "/site/loginByDeviceId",
    {
      config: { rateLimit: { max: deps.config.loginsPerMinute } },
      schema: {
        tags: ["session"],
        operationId: "login",
        summary: "Start a session for a device",
        security: [],
        querystring: LoginQuerySchema,
        response: responses(SessionSchema),
      },
    },
    async (request) => ok({ token: await deps.sessions.create(request.query.deviceId) }),
  );
}

/** Needs `requireSession`. Deletes everything that the session stored, since nobody else has access. */
export function logoutRoute(app: Api, deps: Deps): void {
  app.post(
    "/site/logout",
    {
      schema: {
        tags: ["session"],
        operationId: "logout",
        summary: "End the session and remove everything that it stored",
        querystring: QuerySchema,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const { id } = sessionOf(request);
      await deps.sessions.remove(id);
      await removeBytes(deps, await deps.files.removeAll(id));
      return ok(null);
    },
  );
}

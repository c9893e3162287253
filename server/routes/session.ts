import { responses } from "../../contract/envelope";
import { LoginQuerySchema, SessionSchema } from "../../contract/session";
import type { Api } from "../api";
import { ok } from "../envelope";
import type { Services } from "../services";

export function sessionRoutes(app: Api, { config, deps }: Services): void {
  app.post(
    "/site/loginByDeviceId",
    {
      config: { rateLimit: { max: config.loginsPerMinute } },
      schema: {
        tags: ["session"],
        summary: "Start a session for a device",
        security: [],
        querystring: LoginQuerySchema,
        response: responses(SessionSchema),
      },
    },
    async (request) => ok({ token: await deps.sessions.create(request.query.deviceId) }),
  );
}

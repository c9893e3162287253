import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { Content } from "../../catalogue/content";
import { describeApi } from "./describe-api";
import { callExamples } from "./examples";

/** `/docs` and what `/openapi.json` answers, both from the routes' own schemas. Registered before the routes. */
export async function openapi(
  app: FastifyInstance,
  { hasDocs, apiOrigin }: { hasDocs: boolean; apiOrigin: string },
  content: Content,
): Promise<void> {
  await app.register(swagger, {
    convertConstToEnum: false,
    transformObject: (source) =>
      "openapiObject" in source
        ? describeApi(source.openapiObject, callExamples(content))
        : source.swaggerObject,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Open Passport Photo, v5",
        version: "5",
        license: { name: "MIT", identifier: "MIT" },
        description:
          "Every answer is an envelope { code, data, msg }: 0 ok, 1000 rejected with data, 403 session lost, 1009 image abnormal; any other code is an error. Start with POST /site/loginByDeviceId and send its token in the header `token`.",
      },
      servers: [{ url: apiOrigin || "/" }],
      components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "token" } } },
      security: [{ token: [] }],
    },
  });
  if (!hasDocs) return;
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    // Over plain HTTP it would ask for its own scripts by HTTPS, where nobody listens.
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests/, ""),
  });
}

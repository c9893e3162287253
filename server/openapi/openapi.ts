import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { Content } from "../../catalogue/content";
import type { Config } from "../config/config";
import { describeApi } from "./describe-api";
import { callExamples } from "./examples";

const walkFile = fileURLToPath(new URL("../../docs/api.md", import.meta.url));
const walkPath = "/docs/api.md";

/** Serves `/docs` and `/openapi.json`, generated from the routes' schemas. Must be registered before the routes. */
export async function openapi(
  app: FastifyInstance,
  { hasDocs, apiOrigin, publicDir }: Pick<Config, "hasDocs" | "apiOrigin" | "publicDir">,
  content: Content,
): Promise<void> {
  const walk = hasDocs ? `[docs/api.md](${apiOrigin}${walkPath})` : "`docs/api.md` in the repository";
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
        description: `Every answer is an envelope { code, data, msg }: 0 ok, 1000 rejected with data, 403 session lost, 1009 image abnormal; any other code is an error. A path that is called with a method it does not have answers 405, and \`Allow\` names its methods. Start with POST /site/loginByDeviceId and send its token in the header \`token\`; servers may have a key instead, which they send as \`Authorization: Bearer KEY\`. ${walk} is a walk through, with programs for curl, Node and Python.\n\nBefore release 1.0.0, what is not in the product specification may still change; the changelog says how. After it, v5 only adds calls, fields and values: none is removed, renamed or given another meaning. Ignore fields of answers that you do not know, and do not compare \`msg\`, which is worded for logs, unless the product specification has its words. A body with an unknown field is refused. What a later version of the API will leave out is marked \`deprecated\` here and in the changelog at least six months before.`,
      },
      servers: [{ url: apiOrigin || "/" }],
      components: {
        securitySchemes: {
          token: { type: "apiKey", in: "header", name: "token" },
          serverKey: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ token: [] }, { serverKey: [] }],
    },
  });
  if (!hasDocs) return;
  await app.register(docsPage, { hasSite: publicDir !== null });
}

/** Without this line phones draw the page as wide as a desktop and shrink it. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** In the type and width of what stands below it. */
const wayBack =
  '<nav class="swagger-ui"><div class="wrapper"><p><a href="/">Open Passport Photo</a></p></div></nav>';

async function docsPage(app: FastifyInstance, { hasSite }: { hasSite: boolean }): Promise<void> {
  const walk = readFileSync(walkFile, "utf8");
  app.get(walkPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(walk),
  );
  app.addHook("onSend", async (request, _reply, payload) => {
    if (typeof payload !== "string" || request.url === walkPath) return payload;
    return payload
      .replace("<head>", `<head>${viewport}`)
      .replace("<body>", hasSite ? `<body>${wayBack}` : "<body>");
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    // Without the bar of the package: its logo, and a field for other descriptions.
    uiConfig: { layout: "BaseLayout" },
    theme: { title: "Open Passport Photo, v5" },
    staticCSP: true,
    // Over plain HTTP the page would request its scripts by HTTPS.
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests/, ""),
  });
}

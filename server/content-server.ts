import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { type Content, loadContent } from "../catalogue/content";
import { ContentError } from "../catalogue/faults/content-error";
import { busy } from "./api-error";
import { readConfig } from "./config/config";
import { ok } from "./envelope";
import { answerErrors } from "./plugins/error-handler";
import { ajvOptions } from "./plugins/validation/validation-message";
import { contentRoutes } from "./routes/content";

/**
 * The content routes of the API for a preview, without photos, sessions and storage. Notifies its parent process when
 * it listens, and ends with its parent. In a preview `POST /reload` reads the files again.
 */
async function main(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const { contentDir, host, port, logLevel } = readConfig(process.env);
  let content: Content | undefined;
  const read = async () => {
    content = await loadContent(contentDir);
  };
  if (isPreview) await read().catch(logError);
  else await read();
  const app = Fastify({
    logger: { level: logLevel },
    ajv: ajvOptions,
  }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app);
  contentRoutes(app, () => {
    if (!content) throw busy("the content has faults");
    return content;
  });
  // Pages of documents ask for it. Nothing is stored here, so nobody has answered.
  app.get("/v5/photo/outcome", async () => ok(null));
  if (isPreview)
    app.post("/reload", async (_request, reply) => {
      try {
        await read();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // If reading fails, the previous content is served.
        return reply.code(422).send(error.message);
      }
      return reply.code(204).send();
    });
  await app.listen({ host, port });
  process.send?.("listening");
}

const isPreview = Boolean(process.env.GATSBY_PREVIEW);

const logError = (error: unknown) => console.error(error instanceof Error ? error.message : error);

main().catch((error: unknown) => {
  logError(error);
  process.exit(1);
});

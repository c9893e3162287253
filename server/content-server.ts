import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { type Content, loadContent } from "../catalogue/content";
import { ContentError } from "../catalogue/faults/content-error";
import { busy } from "./api-error";
import { readConfig } from "./config/config";
import { answerErrors } from "./plugins/error-handler";
import { contentRoutes } from "./routes/content";

/**
 * The content of the API and nothing else, for a build or a preview: no photos, no sessions, nothing on disk. It tells
 * its parent process when it listens, makes the articles of the languages in its arguments before they are asked for,
 * and ends with its parent. In a preview `POST /reload` reads the files again.
 */
async function main(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const { contentDir, host, port, logLevel } = readConfig(process.env);
  let content: Content | undefined;
  const read = async () => {
    content = await loadContent(contentDir);
  };
  if (isPreview) await read().catch(tell);
  else await read();
  const app = Fastify({ logger: { level: logLevel } }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app);
  contentRoutes(app, () => {
    if (!content) throw busy("the content has faults");
    return content;
  });
  if (isPreview)
    app.post("/reload", async (_request, reply) => {
      try {
        await read();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // Until it is mended, calls are answered with the content of before.
        return reply.code(422).send(error.message);
      }
      return reply.code(204).send();
    });
  await app.listen({ host, port });
  process.send?.("listening");
  if (content) await makeArticles(content, process.argv.slice(2));
}

const isPreview = Boolean(process.env.GATSBY_PREVIEW);

const tell = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** @throws ContentError with the faults of the first article that has any */
async function makeArticles(content: Content, languages: string[]): Promise<void> {
  for (const code of languages) {
    for (const { blogId } of content.blogs(code).data) content.blog(code, blogId);
    content.faq(code);
    // Calls are answered in between.
    await new Promise(setImmediate);
  }
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});

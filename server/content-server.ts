import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { type Content, loadContent } from "../catalogue/content";
import { readConfig } from "./config";
import { answerErrors } from "./plugins/error-handler";
import { contentRoutes } from "./routes/content";

/**
 * The content of the API and nothing else, for a build: no photos, no sessions, nothing on disk. It tells its
 * parent process when it listens, makes the articles of the languages in its arguments before they are asked for, and
 * ends with its parent.
 */
async function main(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const { contentDir, host, port, logLevel } = readConfig(process.env);
  const content = await loadContent(contentDir);
  const app = Fastify({ logger: { level: logLevel } }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app);
  contentRoutes(app, content);
  await app.listen({ host, port });
  process.send?.("listening");
  await makeArticles(content, process.argv.slice(2));
}

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
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

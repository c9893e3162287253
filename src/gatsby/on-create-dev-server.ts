import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  fileShownPath,
  pagesMadePath,
  previewStateFile,
  previewStatePath,
} from "../../contract/site/site-paths";
import { shownDigestOf, timesPagesWereMade } from "./create-pages/create-pages";
import { type BundleState, type PageWriter, writePagesInTurn } from "./write-pages-in-turn";

interface Answer {
  json(value: unknown): void;
  set(name: string, value: string): Answer;
  type(name: string): Answer;
  send(text: string): void;
}
interface DevServer {
  get(path: string, answer: (request: { query: { path?: string } }, response: Answer) => void): void;
}

/**
 * Says how often pages were made, by which a preview knows that a refresh has ended, and what its bar shows. Gatsby's server of
 * static files takes the length of a file and then opens it: of one replaced in between, it sends a part.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  const load = createRequire(require.resolve("gatsby/package.json"));
  writePagesInTurn(
    load("gatsby/dist/utils/page-data") as PageWriter,
    load("gatsby/dist/utils/webpack-status") as BundleState,
  );
  const server: DevServer = app;
  server.get(pagesMadePath, (_request, response) => response.json(timesPagesWereMade()));
  server.get(fileShownPath, ({ query }, response) => response.json(shownDigestOf(resolve(query.path ?? ""))));
  server.get(previewStatePath, async (_request, response) => {
    const text = await readFile(join("public", previewStateFile), "utf8").catch(() => "null");
    response.set("Cache-Control", "no-store").type("json").send(text);
  });
};

import { createRequire } from "node:module";
import type { GatsbyNode } from "gatsby";
import { pagesMadePath } from "../../contract/site/site-paths";
import { timesPagesWereMade } from "./create-pages/create-pages";
import { type BundleState, type PageWriter, writePagesInTurn } from "./write-pages-in-turn";

interface DevServer {
  get(path: string, answer: (request: unknown, response: { json(value: unknown): void }) => void): void;
}

/** Says how often pages were made, by which a preview knows that a refresh has ended. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  const load = createRequire(require.resolve("gatsby/package.json"));
  writePagesInTurn(
    load("gatsby/dist/utils/page-data") as PageWriter,
    load("gatsby/dist/utils/webpack-status") as BundleState,
  );
  const server: DevServer = app;
  server.get(pagesMadePath, (_request, response) => response.json(timesPagesWereMade()));
};

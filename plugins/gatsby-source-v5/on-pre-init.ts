import type { GatsbyNode } from "gatsby";
import { prepareEmbeddedServer } from "./embedded-server";
import type { SourceOptions } from "./plugin-options-schema";

/** The embedded server comes up while Gatsby gets ready itself. */
export const onPreInit: GatsbyNode["onPreInit"] = (_, pluginOptions) => {
  if (!(pluginOptions as unknown as SourceOptions).apiUrl) prepareEmbeddedServer(process.cwd());
};

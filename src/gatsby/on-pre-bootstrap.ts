import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeEngineFiles } from "./engine-files";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  return writeEngineFiles(join(program.directory, "public"));
};

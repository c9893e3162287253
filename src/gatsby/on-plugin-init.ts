import type { GatsbyNode } from "gatsby";

/**
 * Turns Gatsby's slices off in each of its processes, which set this variable when they have read the configuration. Gatsby would
 * read, parse and write every built page again to insert slices, although no page has any (docs/decisions/0011-no-slices.md).
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  Reflect.deleteProperty(process.env, "GATSBY_SLICES");
};

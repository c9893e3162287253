/** Types of all queries; Gatsby writes them while `npm run dev` runs. */
export const typesFile = "src/gatsby-types.d.ts";

/** Types of a build, which does not change sources. */
export const builtTypesFile = ".cache/gatsby-types.d.ts";

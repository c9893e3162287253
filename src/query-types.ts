/** The types of all queries, which Gatsby writes while `npm run dev` runs. */
export const typesFile = "src/gatsby-types.d.ts";

/** Those of a build, which changes no source. */
export const builtTypesFile = ".cache/gatsby-types.d.ts";

/** Which way imports point; the picture is in README.md ("The map"). */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbid("no-circles", "Two files that need each other are one file, or three.", {}, { circular: true }),
    forbid(
      "core-is-alone",
      "The engine's core runs anywhere: it imports nothing outside itself.",
      { path: "^photo/core" },
      { pathNot: "^photo/core" },
    ),
    forbid(
      "photo-knows-no-house",
      "The engine knows no HTTP, no site and no content.",
      { path: "^photo" },
      { path: "^(server|src|plugins|scripts|content)/" },
    ),
    forbid(
      "browser-engine-knows-no-node",
      "What runs in a browser must not reach Node's adapters.",
      { path: "^photo/web" },
      { path: "^photo/node" },
    ),
    forbid(
      "server-knows-no-site",
      "The API does not know its site.",
      { path: "^server" },
      { path: "^(src|plugins|scripts)/" },
    ),
    forbid(
      "site-takes-types-only",
      "The site takes the API's contract as types, nothing that runs.",
      { path: "^src" },
      { path: "^server/", pathNot: "^server/src/schemas/" },
    ),
    forbid(
      "schemas-as-types",
      "Schemas reach the site as types only.",
      { path: "^src" },
      { path: "^server/src/schemas/", dependencyTypesNot: ["type-only"] },
    ),
    forbid("site-takes-no-node-engine", "A browser has no sharp.", { path: "^src" }, { path: "^photo/node" }),
    forbid(
      "features-apart",
      "Features do not import each other.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
    ),
    forbid(
      "components-show",
      "Components show; they know no feature and no page.",
      { path: "^src/components" },
      { path: "^src/(features|pages|templates|gatsby)/" },
    ),
    forbid(
      "features-know-no-page",
      "Pages arrange features, not the other way.",
      { path: "^src/features" },
      { path: "^src/(pages|templates|gatsby)/" },
    ),
    forbid(
      "build-code-stays-out",
      "Build-time code is for gatsby-*.ts only.",
      { path: "^(src/(?!gatsby)|photo|server|scripts|plugins)" },
      { path: "^src/gatsby/" },
    ),
    forbid(
      "nobody-imports-tests",
      "Tests look at the house, not the other way.",
      { pathNot: "^tests" },
      { path: "^tests/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};

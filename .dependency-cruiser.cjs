/** Which way imports point; README.md lists them ("Folders"). */
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
      "checks-come-last",
      "What is measured and made knows no check, only the numbers that a check turns a photo down at (`photo/core/thresholds.ts`).",
      { path: "^photo/core/(face|file|jpeg|matte|raster|crop|sheet)/" },
      { path: "^photo/core/(checks|guidance)/" },
    ),
    forbid(
      "photo-imports-no-product",
      "The engine knows no HTTP, no site and no content.",
      { path: "^photo" },
      { path: "^(build|catalogue|contract|server|src|plugins|scripts|tools|content)/" },
    ),
    forbid(
      "browser-engine-knows-no-node",
      "What runs in a browser must not reach Node's adapters.",
      { path: "^photo/web" },
      { path: "^photo/node" },
    ),
    forbid(
      "contract-imports-nothing-above",
      "The contract names values of the engine's core and the table of languages, nothing above it.",
      { path: "^contract/" },
      { path: "^(build|catalogue|drawing|server|src|plugins|scripts|tools|photo/(?!core))" },
    ),
    forbid(
      "drawing-is-pure",
      "One drawing for page, article and picture: units, colours and shapes, nothing else of the product.",
      { path: "^drawing/" },
      { path: "^(build|catalogue|server|src|plugins|scripts|tools|photo/(?!core))" },
    ),
    forbid(
      "catalogue-knows-no-server",
      "Content is read without the API; the API and the build both stand on it.",
      { path: "^catalogue/" },
      { path: "^(build|server|src|plugins|scripts|tools)/" },
    ),
    forbid(
      "server-knows-no-site",
      "The API does not know its site.",
      { path: "^server" },
      { path: "^(build|src|plugins|scripts|tools)/" },
    ),
    forbid(
      "site-knows-no-server",
      "Site and API meet in the contract only.",
      { path: "^src" },
      { path: "^(server|catalogue|build|tools)/" },
    ),
    forbid(
      "schemas-as-types",
      "Schemas reach the browser as types only; values that it runs on stand beside them.",
      { path: "^src/(?!gatsby)" },
      {
        path: "^contract/",
        pathNot:
          "^contract/(codes|limits|patterns|search/[^/]+|site/(api-paths|site-headers|site-paths|trim-slashes)|pixel-ends|upload-messages|card/card-of-outcome|document/(for-child|handed-in|online-variant|units|own-size|own-size-rule|own-text|note-subjects|note-warnings|photo-rule|sheet-label|sources))\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "site-takes-no-node-engine",
      "A browser has no sharp.",
      { path: "^src/(?!gatsby)" },
      { path: "^photo/node" },
    ),
    forbid(
      "features-apart",
      "Features do not import each other.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
    ),
    forbid(
      "photo-state-shows-nothing",
      "What is done to a photo knows no component: components read the store and dispatch.",
      { path: "^src/features/photo/(state|documents|actions|engines|adjust)/" },
      { path: "^src/features/photo/components/" },
    ),
    forbid(
      "crop-editor-knows-no-result",
      "The result page shows the crop editor, which is loaded later; what both show stands beside them.",
      { path: "^src/features/photo/components/(adjust|camera|start)/" },
      { path: "^src/features/photo/components/result/" },
    ),
    forbid(
      "components-show",
      "Components show; they know no feature and no page.",
      { path: "^src/components" },
      { path: "^src/(features|pages|templates|gatsby)/" },
    ),
    forbid(
      "element-is-small",
      "Other sites load the element: of this site it takes words and choices, no React, no store and no calls.",
      { path: "^element" },
      {
        path: "^(build|catalogue|server|plugins|scripts|tools)/|^src/(pages|templates|gatsby|navigation|store|offline|v5)/|/react",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "element-is-packed",
      "The element is a package for other sites; only its packing imports it.",
      { pathNot: "^(element|tools/element-package|tests)/" },
      { path: "^element/" },
    ),
    forbid(
      "features-know-no-page",
      "Pages arrange features, not the other way.",
      { path: "^src/features" },
      { path: "^src/(pages|templates|gatsby)/" },
    ),
    forbid(
      "pages-are-the-top",
      "Pages and templates are made by Gatsby; nothing imports one.",
      {},
      { path: "^src/(pages|templates)/" },
    ),
    forbid(
      "ground-of-the-site",
      "What the site stands on knows nothing that is shown.",
      { path: "^src/(analytics|browser|i18n|images|offline|store|units|v5)/|^src/[^/]+\\.ts$" },
      { path: "^src/(components|features|navigation|gatsby)/" },
    ),
    forbid(
      "navigation-knows-no-feature",
      "The frame of all pages loads with each of them: a feature comes with its page.",
      { path: "^src/navigation/" },
      { path: "^src/features/" },
    ),
    forbid(
      "plugins-know-content-and-contract",
      "Plugins bring content to Gatsby; the server is asked by its address, the site is not known.",
      { path: "^plugins/" },
      { path: "^(build|server|src|scripts|tools)/" },
    ),
    forbid(
      "build-code-stays-out",
      "Build-time code is for gatsby-*.ts only.",
      { path: "^(src/(?!gatsby)|photo|server|scripts|plugins|catalogue|contract|drawing)" },
      { path: "^src/gatsby/" },
    ),
    forbid(
      "tools-stay-out",
      "Tools work on the product; the product does not need them.",
      { path: "^(catalogue|contract|drawing|locales|photo|plugins|server|src)/", pathNot: "/tools/" },
      { path: "^(tools|catalogue/tools|locales/tools)/" },
    ),
    forbid(
      "nobody-imports-tests",
      "Tests look at the product, not the other way. The commands start the trials.",
      { pathNot: "^tests" },
      { path: "^tests/", pathNot: "^tests/trials/" },
    ),
    forbid(
      "commands-start-trials",
      "Load, fuzz and failure tests are started by their commands only.",
      { pathNot: "^(tests|scripts)/" },
      { path: "^tests/trials/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};

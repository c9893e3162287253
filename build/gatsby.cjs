/** Gatsby's command line with a faster first step. Not by `--require`: Gatsby's workers would inherit it. */
require("./compile-gatsby-files.cjs");
require("gatsby/cli.js");

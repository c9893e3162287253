/** `gatsby develop` compiles them in a process of its own, which inherits this; so do the workers, which compile nothing. */
if (process.env.GATSBY_WORKER_ID === undefined) require("./compile-gatsby-files.cjs");

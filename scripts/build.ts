import { buildSite } from "./site-build";

process.exitCode = buildSite();

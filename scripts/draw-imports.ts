import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** `npm run docs:imports`: rooms and the imports between them, as docs/imports.svg. Needs Graphviz (`apt-get install graphviz`). */
const rooms = ["catalogue", "contract", "drawing", "locales", "photo", "plugins", "scripts", "server", "src"];
const inside =
  "^(photo/(?:core|node|web)|src/(?:features|components|v5|gatsby|pages|templates|store)|[a-z]+)/";

const dot = execFileSync(
  "npx",
  [
    "depcruise",
    ...["--config", ".dependency-cruiser.cjs", "--output-type", "dot"],
    ...["--include-only", `^(${rooms.join("|")})/`, "--collapse", inside],
    ...rooms,
  ],
  { encoding: "utf8", maxBuffer: 1 << 26 },
);
const layout = ["-Tsvg", "-Grankdir=TB", "-Gsplines=true", "-Gnodesep=0.3", "-Granksep=0.7"];
writeFileSync("docs/imports.svg", execFileSync("dot", layout, { input: dot }));
console.log("docs/imports.svg");

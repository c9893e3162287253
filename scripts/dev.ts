import concurrently from "concurrently";
import { loadEnvFile } from "../server/config/env-file";
import { npmCommand, runCommand } from "../tools/command-line";
import { demandFreePorts, onePreview } from "../tools/taken-ports";

/** Site and API with reload: pages on 8000, which forwards /v5 and /site to the API on 4000. */
async function develop(): Promise<void> {
  loadEnvFile();
  await demandFreePorts(
    new Map([
      [8000, onePreview],
      [4000, `${onePreview} npm run api uses this port too.`],
    ]),
  );
  const { result } = concurrently(
    [
      { name: "api", command: "tsx watch server/main.ts", env: { PORT: "4000" } },
      {
        name: "site",
        command:
          "node --require ./build/compile-in-develop.cjs node_modules/gatsby/cli.js develop --port 8000",
        // Gatsby creates the pages of all languages before it shows the first.
        env: { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_BUILD_LANGS: process.env.GATSBY_BUILD_LANGS ?? "en" },
      },
    ],
    { killOthersOn: ["failure", "success"], prefixColors: ["cyan", "magenta"] },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
}

void runCommand(
  npmCommand(
    "run dev --",
    "Runs the site in English on port 8000 and the API on port 4000, both with reload.",
    "GATSBY_BUILD_LANGS=en,de npm run dev    two languages",
  ).action(develop),
);

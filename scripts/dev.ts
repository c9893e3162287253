import concurrently from "concurrently";
import { loadEnvFile } from "../server/config/env-file";
import { npmCommand, runCommand } from "../tools/command-line";

/** Site and API with reload: pages on 8000, which proxies /v5 and /site to the API on 4000. */
async function develop(): Promise<void> {
  loadEnvFile();
  const { result } = concurrently(
    [
      { name: "api", command: "tsx watch server/main.ts", env: { PORT: "4000" } },
      {
        name: "site",
        command: "gatsby develop --port 8000",
        env: { GATSBY_TELEMETRY_DISABLED: "1" },
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
    "Runs the site on port 8000 and the API on port 4000, both with reload.",
    "npm run dev",
  ).action(develop),
);

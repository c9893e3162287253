import concurrently from "concurrently";

/** Site and API with reload: pages on 8000, which hands /v5 and /site on to the API on 4000. */
const { result } = concurrently(
  [
    { name: "api", command: "tsx watch server/main.ts", env: { PORT: "4000" } },
    {
      name: "site",
      command: "gatsby develop --port 8000",
      env: { GATSBY_TELEMETRY_DISABLED: "1", V5_API_URL: "http://localhost:4000" },
    },
  ],
  { killOthersOn: ["failure", "success"], prefixColors: ["cyan", "magenta"] },
);

result.catch(() => {
  process.exitCode = 1;
});

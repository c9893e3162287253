import { defineConfig } from "vitest/config";

/** Two kinds of unit tests: those of the site get a document, all others run in plain Node. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/src/**", "tests/e2e/**"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          testTimeout: 20_000,
        },
      },
    ],
  },
});

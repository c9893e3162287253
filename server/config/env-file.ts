import { existsSync } from "node:fs";

/** Sets the variables of `.env` in the working directory, if it is there. What the environment sets already wins. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile();
}

import { backUp } from "../server/backup";
import { readConfig } from "../server/config/config";
import { loadEnvFile } from "../server/config/env-file";
import { existingFolder, npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run backup --",
    "Copies the SQLite database and the media, while the server runs. Uses the server's environment variables.",
    "npm run backup -- /var/backups",
  )
    .argument(
      "<folder>",
      "an existing folder; the backup becomes its folder photo, and replaces an earlier one once it is complete",
      existingFolder,
    )
    .action(async (folder: string) => {
      loadEnvFile();
      console.log(await backUp(readConfig(process.env), folder));
    }),
);

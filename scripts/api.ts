import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run api --",
    "Runs the API alone, or the built site too with PUBLIC_DIR.",
    "PORT=4001 npm run api",
  )
    .addHelpText("after", "\nAll variables: deploy/configuration.md")
    .action(async () => {
      await import("../server/main");
    }),
);

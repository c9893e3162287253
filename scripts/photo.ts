import { WrongCommand } from "../tools/photo-command/read-command";
import { exitCodes, runPhotoCommand } from "../tools/photo-command/run-photo-command";

runPhotoCommand(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof WrongCommand ? exitCodes.wrongCommand : exitCodes.refused);
  },
);

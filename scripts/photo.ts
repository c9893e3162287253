import { WrongArguments } from "../tools/command-line";
import { exitCodes, runPhotoCommand } from "../tools/photo-command/run-photo-command";

runPhotoCommand(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof WrongArguments ? exitCodes.wrongCommand : exitCodes.refused);
  },
);

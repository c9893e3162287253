import { runPhotoCommand } from "../tools/photo-command/run-photo-command";

void runPhotoCommand(process.argv.slice(2)).then((code) => process.exit(code));

import { npmCommand, positiveNumber, runCommand } from "../tools/command-line";
import { measureCameraRate } from "../tools/page-speed/measure-camera-rate";

void runCommand(
  npmCommand(
    "run camera:rate --",
    "Frames that the camera's guidance looks at in a second, while npm start runs.",
  )
    .option("--url <address>", "where the site runs", "http://localhost:8000")
    .option("--film <file>", "Motion JPEG in place of the camera", "test-results/camera.mjpeg")
    .option("--seconds <n>", "how long", positiveNumber, 10)
    .addHelpText("after", "\nExample: npm run camera:rate -- --film person.mjpeg")
    .action(measureCameraRate),
);

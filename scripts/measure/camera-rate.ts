import { existingFile, npmCommand, positiveNumber, runCommand, webAddress } from "../../tools/command-line";
import { measureCameraRate } from "../../tools/page-speed/measure-camera-rate";

void runCommand(
  npmCommand(
    "run camera:rate --",
    "Measures how many camera frames per second the guidance processes. Requires npm start.",
    "npm run camera:rate -- --film person.mjpeg",
  )
    .option("--url <address>", "address of the site", webAddress, "http://localhost:8000")
    .option(
      "--film <file>",
      "Motion JPEG file that replaces the camera",
      existingFile,
      "test-results/camera.mjpeg",
    )
    .option("--seconds <n>", "duration of the measurement", positiveNumber, 10)
    .action(measureCameraRate),
);

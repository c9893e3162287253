import { chromium, type Page } from "@playwright/test";
import camera from "../../locales/en/camera.json";
import photo from "../../locales/en/photo.json";
import { browserFlags, provideBrowser } from "../browser";

/** Notes when each frame has been analysed, in a page that is about to load: the worker does one job at a time. */
function noteFrames(): void {
  const times: number[] = [];
  Object.assign(window, { frameTimes: times });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...call: [never, never]) {
    const [{ job }] = call as [{ job: string }, never];
    if (job === "analyzeFrame")
      this.addEventListener("message", () => times.push(performance.now()), { once: true });
    postMessage.apply(this, call);
  };
}

const frameTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);

export interface CameraRateOptions {
  url: string;
  /** Motion JPEG file that replaces the camera. */
  film: string;
  seconds: number;
}

/** Measures how many frames of a live camera the guidance processes per second. */
export async function measureCameraRate({ url, film, seconds }: CameraRateOptions): Promise<void> {
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: [
      ...browserFlags,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(noteFrames);
    await page.goto(`${url}/?document=de-passport`);
    await page.getByRole("button", { name: photo.choose.camera }).click();
    await page.getByRole("switch", { name: camera.automatic }).uncheck();
    const openedMs = await page.evaluate(() => performance.now());
    await page.waitForFunction(() => (window as unknown as { frameTimes: number[] }).frameTimes.length > 0);
    const [firstMs] = await frameTimes(page);
    await page.waitForTimeout(1000 * seconds);
    const times = await frameTimes(page);
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    const sorted = [...gaps].sort((a, b) => a - b);
    const rate = (1000 * gaps.length) / (times.at(-1)! - firstMs!);
    console.log(`first frame looked at after ${Math.round(firstMs! - openedMs)} ms`);
    console.log(`${rate.toFixed(1)} frames/s over ${gaps.length} frames`);
    console.log(
      `between two: median ${Math.round(sorted[gaps.length >> 1]!)} ms, longest ${Math.round(sorted.at(-1)!)} ms`,
    );
  } finally {
    await browser.close();
  }
}

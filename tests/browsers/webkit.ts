import { type ChildProcess, spawn } from "node:child_process";
import { Builder, By, Key, Origin, until } from "selenium-webdriver";
import { freePort } from "../trials/free-port";
import { type OtherBrowser, phone, waitMs } from "./other-browser";

const driverPath = "/usr/bin/WebKitWebDriver";
const browserPath = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Debian's WebKitGTK, whose engine is Safari's, on a screen of its own. */
export async function openWebKit(): Promise<OtherBrowser> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const service = spawn(driverPath, [`--port=${port}`], { env: { ...process.env, DISPLAY: display } });
  const stop = (): void => {
    service.kill();
    screen.kill();
  };
  const driver = await connect(port).catch((error: unknown) => {
    stop();
    throw error;
  });
  await driver.manage().window().setRect(phone);
  /** In the middle of the window, once it keeps its place. */
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), waitMs);
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await driver.wait(async () => {
      const before = await element.getRect();
      await driver.sleep(500);
      const { x, y } = await element.getRect();
      return x === before.x && y === before.y;
    }, waitMs);
    return element;
  };
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? "";
  return {
    version: `WebKitGTK ${version}`,
    open: (url) => driver.get(url),
    press: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    enter: async (xpath) => (await find(xpath)).sendKeys(Key.ENTER),
    // A field for files has no place on the page: nothing to scroll to.
    giveFile: async (xpath, path) => (await driver.findElement(By.xpath(xpath))).sendKeys(path),
    async drag(xpath, across, down) {
      const origin = await find(xpath);
      const pointer = driver.actions().move({ origin }).press();
      for (let step = 1; step <= 4; step++)
        pointer.move({
          origin: Origin.POINTER,
          x: Math.round(across / 4),
          y: Math.round(down / 4),
          duration: 50,
        });
      await pointer.release().perform();
    },
    ask: (question) => driver.executeScript(`return (${question})()`),
    async close() {
      await driver.quit();
      stop();
    },
  };
}

/** A screen that nobody sees, at the first number that is free. */
function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.stdio[3]!.once("data", (number: Buffer) =>
      resolve({ screen, display: `:${number.toString().trim()}` }),
    );
  });
}

/** The service needs a moment before it listens. */
async function connect(port: number) {
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
        })
        .build();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

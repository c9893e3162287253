import { launch } from "puppeteer-core";
import { type OtherBrowser, phone, waitMs } from "./other-browser";

/** Debian's Firefox, or the one named in `FIREFOX_PATH`. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  });
  const page = await browser.newPage();
  await page.setViewport(phone);
  page.setDefaultTimeout(waitMs);
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    press: (xpath) => at(xpath).click(),
    async type(xpath, text) {
      await at(xpath).click();
      await page.keyboard.type(text);
    },
    enter: () => page.keyboard.press("Enter"),
    async giveFile(xpath, path) {
      const input = await page.waitForSelector(`::-p-xpath(${xpath})`);
      await input!.toElement("input").then((element) => element.uploadFile(path));
    },
    async drag(xpath, across, down) {
      const element = await page.waitForSelector(`::-p-xpath(${xpath})`);
      await element!.evaluate((node) => (node as Element).scrollIntoView({ block: "center" }));
      const box = (await element!.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + across, y + down, { steps: 4 });
      await page.mouse.up();
    },
    ask: (question) => page.evaluate(question) as never,
    close: () => browser.close(),
  };
}

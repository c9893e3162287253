import { test as base, type ConsoleMessage, expect, type WebError } from "@playwright/test";
import { unnamedIn } from "./stored";

/** React where the built HTML and the first render differ: it says so by number and draws the page anew. */
const hydrationFault = /Minified React error #(418|421|422|423|425)\b/;
/** What the page's own policy stopped. */
const policyFault = /Content.Security.Policy/i;

interface Watch {
  /** What went wrong in the pages of this test; one that provokes it takes it out: `faults.splice(0)`. */
  faults: string[];
}

/**
 * A test of a page fails on every error that nobody caught, and on all that the browser is left with and the privacy page
 * does not name, whatever else it looks at.
 */
export const test = base.extend<Watch>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const onError = (thrown: WebError) => faults.push(String(thrown.error()));
      const onConsole = (message: ConsoleMessage) => {
        const isFault = hydrationFault.test(message.text()) || policyFault.test(message.text());
        if (message.type() === "error" && isFault) faults.push(message.text());
      };
      context.on("weberror", onError).on("console", onConsole);
      await use(faults);
      expect(faults, "errors that nobody caught").toEqual([]);
      expect(await unnamedIn(context), "stored in the browser and not on the privacy page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

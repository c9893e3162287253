import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What a page may look like; names, roles and places are the same in all. */
const looks = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;

/** What colours can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Our pages have no frames, for which axe would ask in a page of its own; what passes is counted and not described. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Axe asks for this property first, which Chromium answers as if no colours were forced; what is drawn is `color`. */
function readDrawnColours() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}

async function reportOn(axe: AxeBuilder, look: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look}: ${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The product specification (section 2) disables zoom; see src/html.tsx. */
const allRulesBut = (page: Page, rules: string[] = []) =>
  axeOn(page)
    .withTags(wcag22)
    .disableRules(["meta-viewport", ...rules]);

/** What axe finds on the page as it stands, one line for each element: everything in light colours, what others change too. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(readDrawnColours);
  for (const [name, look] of Object.entries(looks)) {
    // Without motion: a background that fades from light to dark is measured halfway.
    await page.emulateMedia({ reducedMotion: "reduce", ...look });
    const axe = name === "light" ? allRulesBut(page) : axeOn(page).withRules(ofColours);
    faults.push(...(await reportOn(axe, name)));
  }
  await page.emulateMedia(looks.light);
  return faults;
}

/** As `faultsOf`, without colours: they take most of axe's time, and are the same in all languages. */
export const faultsBesidesColours = (page: Page): Promise<string[]> =>
  reportOn(allRulesBut(page, ofColours), "light");

import type { BackgroundChoice, PhotoRule } from "./types";

/**
 * The colour that a choice asks for; null for "auto" and "keep", which ask for none.
 * @throws RangeError for a colour that the rule does not allow
 */
export function backgroundColour(
  choice: BackgroundChoice,
  { urlPath, backgrounds }: Pick<PhotoRule, "urlPath" | "backgrounds">,
): string | null {
  if (choice === "auto" || choice === "keep") return null;
  const hex = backgrounds.find((allowed) => allowed.toLowerCase() === choice.toLowerCase());
  if (hex) return hex;
  const possible = ["auto", "keep", ...backgrounds].join(", ");
  throw new RangeError(`"${choice}" is no background of ${urlPath}. Possible are: ${possible}.`);
}

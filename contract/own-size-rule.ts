import type { PhotoRule } from "../photo/core/types";
import { type OwnSize, ownSizeFacts } from "./own-size";
import { photoRuleOf } from "./photo-rule";

/**
 * The rule that a photo of one's own size is made by.
 * @param background "auto", "keep" or a colour as "#rrggbb"
 */
export function ownSizeRule(size: OwnSize, background: string): PhotoRule {
  if (background === "keep") return photoRuleOf(ownSizeFacts(size, []));
  return photoRuleOf(ownSizeFacts(size, [background.startsWith("#") ? background : "#ffffff"]));
}

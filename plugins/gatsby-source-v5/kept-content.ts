import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the build knows the embedded API's content by; equal content, equal words. Empty: unknown. Not an option: Gatsby
 * runs all queries again when one changes.
 */
export const contentPrintVariable = "V5_CONTENT_PRINT";

/** Beside Gatsby's nodes: whoever clears them away clears this away too. */
const printFile = (root: string) => join(root, ".cache/v5-content-print");

/** Are the nodes that Gatsby has kept made of this content? */
export const isContentKept = (root: string, print: string): boolean =>
  print !== "" && existsSync(printFile(root)) && readFileSync(printFile(root), "utf8") === print;

/** To be called before nodes are made, so that a half-made set is not taken for a whole one. */
export const forgetContent = (root: string): void => rmSync(printFile(root), { force: true });

export function keepContent(root: string, print: string): void {
  if (print !== "") writeFileSync(printFile(root), print);
}

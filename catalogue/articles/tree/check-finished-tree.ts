import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import { suggestion } from "../../../photo/core/nearest-word";
import type { TreeNode } from "./article-tree";
import type { TreeFault } from "./check-article-tree";

/** Acceptable to load on a phone with a slow connection. */
export const maxPictureKb = 400;
/** Twice the widest column. */
export const maxPicturePx = 2_400;

/** Checks that need heading ids: dead anchors of this page, and pictures that cannot be displayed well. */
export function checkFinishedTree(tree: TreeNode, staticDir: string): TreeFault[] {
  const ids: string[] = [];
  visit(tree, "element", ({ properties }: TreeNode) => {
    if (typeof properties?.id === "string") ids.push(properties.id);
  });
  const faults: TreeFault[] = [];
  visit(tree, "element", (node: TreeNode) => {
    const { tagName, properties = {}, position } = node;
    const found =
      tagName === "a"
        ? anchorFault(String(properties.href), ids)
        : tagName === "img"
          ? pictureFault(staticDir, String(properties.src))
          : null;
    if (found) faults.push({ line: position?.start.line ?? null, problem: found[0], fix: found[1] });
  });
  return faults;
}

type Found = [problem: string, fix: string] | null;

function anchorFault(href: string, ids: string[]): Found {
  if (!href.startsWith("#")) return null;
  const id = decodeURIComponent(href.slice(1));
  return ids.includes(id) ? null : [`no heading of this text has the anchor ${href}.`, suggestion(id, ids)];
}

/** Checks size and header of a picture in `static`. */
export function pictureFault(staticDir: string, src: string): Found {
  const file = join(staticDir, src);
  if (!existsSync(file)) return [`there is no picture ${src}.`, "Put it into static/images."];
  const bytes = readFileSync(file);
  if (bytes.length > maxPictureKb * 1000) {
    return [
      `${src} has ${Math.round(bytes.length / 1000)} kB.`,
      `Save it with at most ${maxPictureKb} kB, best as WebP.`,
    ];
  }
  try {
    const { width, height } = imageSize(bytes);
    if (Math.max(width, height) <= maxPicturePx) return null;
    return [
      `${src} has ${width}x${height} pixels.`,
      `Make it smaller: at most ${maxPicturePx} pixels a side.`,
    ];
  } catch {
    return [`${src} is no picture.`, "Save it again as WebP, AVIF, JPEG, PNG or SVG."];
  }
}

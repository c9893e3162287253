/** The parts of a Markdown (mdast) or HTML (hast) tree that this folder looks at. */
export interface TreeNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: TreeNode[];
  position?: { start: { line: number } };
}

/** Every node below and including `node`, in reading order. */
export function* nodesOf(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

export const textOf = (node: TreeNode): string =>
  node.value ?? (node.children ?? []).map((child) => textOf(child)).join("");

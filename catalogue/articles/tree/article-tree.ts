interface Place {
  line: number;
  column: number;
}

/** The parts of a Markdown (mdast) or HTML (hast) tree that this folder uses. */
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
  position?: { start: Place; end: Place };
}

import { relative } from "node:path";

/** A file as messages name it: from the root of the repository. */
export const shownPath = (path: string): string => relative(process.cwd(), path) || path;

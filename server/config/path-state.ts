import { statSync } from "node:fs";

/** Whether something is at a path, as far as this user may see: `existsSync` takes a folder of another user for an empty one. */
export function pathState(path: string): "exists" | "missing" | "forbidden" {
  try {
    statSync(path);
    return "exists";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES" ? "forbidden" : "missing";
  }
}

/**
 * For commands beside the server, whose data are to be at `path`.
 * @throws Error that says what to do if they are not, or not for this user
 */
export function requireData(path: string): void {
  const state = pathState(path);
  if (state === "missing") throw new Error(`${path} does not exist: check PHOTO_DATA_DIR.`);
  if (state === "forbidden")
    throw new Error(`${path} may not be read by this user: run the command as the user of the server.`);
}

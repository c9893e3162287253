/** Removes trailing slashes. A regular expression would backtrack at each slash of a long run, which takes seconds. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

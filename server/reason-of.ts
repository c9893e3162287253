/** What an error and its causes say, such as "fetch failed: connect ECONNREFUSED 127.0.0.1:9"; `fetch` itself says only the first half. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = Object(error) as Partial<NodeJS.ErrnoException>;
  // Where a name has several addresses, Node's error has a code and no message.
  const own = message || code || String(error);
  return cause === undefined ? own : `${own}: ${reasonOf(cause)}`;
}

/** What is wrong with an answer; null where all is well: no 5xx, and the envelope. */
export function answerFault(status: number, body: string): string | null {
  if (status >= 500) return `HTTP ${status}: ${body.slice(0, 200)}`;
  if (status === 204 || status === 304 || body === "")
    return status < 300 ? null : `HTTP ${status} without a body`;
  try {
    const envelope = JSON.parse(body) as Record<string, unknown>;
    const keys = Object.keys(envelope).sort().join();
    return keys === "code,data,msg" ? null : `HTTP ${status}, no envelope: ${body.slice(0, 200)}`;
  } catch {
    return `HTTP ${status}, no JSON: ${body.slice(0, 200)}`;
  }
}

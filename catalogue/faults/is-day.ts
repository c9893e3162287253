/** Whether a date exists: JavaScript parses 2026-02-31 as 3 March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

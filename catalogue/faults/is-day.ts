/** A day of the calendar: JavaScript takes 2026-02-31 for the third of March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

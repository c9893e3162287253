/** Today on this device, as the value of a date field: "2026-11-18". */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - 60_000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
}

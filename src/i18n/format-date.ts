/** An ISO date ("2026-11-18") or month ("2026-11") as a language writes it: "18 November 2026". */
export function formatDate(iso: string, bcp47: string): string {
  const hasDay = /^\d{4}-\d{2}-\d{2}/.test(iso);
  return new Intl.DateTimeFormat(bcp47, {
    year: "numeric",
    month: "long",
    ...(hasDay && { day: "numeric" }),
    // A date without a time is the same day everywhere.
    timeZone: "UTC",
  }).format(new Date(hasDay ? iso : `${iso}-01`));
}

import { dateFormat } from "../../locales/intl-format";

/** Formats an ISO date ("2026-11-18") or month ("2026-11"): "18 November 2026". */
export function formatDate(iso: string, bcp47: string): string {
  const hasDay = /^\d{4}-\d{2}-\d{2}/.test(iso);
  const parts = dateFormat(bcp47, {
    year: "numeric",
    month: "long",
    ...(hasDay && { day: "numeric" }),
    // A date without time must not depend on the time zone.
    timeZone: "UTC",
  }).formatToParts(new Date(hasDay ? iso : `${iso}-01`));
  const words = parts.map((part) => (isFirstOfMonth(part, bcp47) ? "1er" : part.value)).join("");
  // Before the "г." of Bulgarian, Russian and Ukrainian, Node writes a narrow space and Chromium a normal one:
  // normalized, because React would report a hydration mismatch.
  return words.replaceAll("\u202f", " ");
}

/** French writes the first day of a month as "1er"; `Intl` writes "1". */
const isFirstOfMonth = ({ type, value }: Intl.DateTimeFormatPart, bcp47: string) =>
  bcp47 === "fr" && type === "day" && value === "1";

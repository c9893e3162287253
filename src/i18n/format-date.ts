import { dateFormat } from "../../locales/intl-format";

/** An ISO date ("2026-11-18") or month ("2026-11") as a language writes it: "18 November 2026". */
export function formatDate(iso: string, bcp47: string): string {
  const hasDay = /^\d{4}-\d{2}-\d{2}/.test(iso);
  const parts = dateFormat(bcp47, {
    year: "numeric",
    month: "long",
    ...(hasDay && { day: "numeric" }),
    // A date without a time is the same day everywhere.
    timeZone: "UTC",
  }).formatToParts(new Date(hasDay ? iso : `${iso}-01`));
  const words = parts.map((part) => (isFirstOfMonth(part, bcp47) ? "1er" : part.value)).join("");
  // Before the "г." of Bulgarian, Russian and Ukrainian Node leaves a narrow space, Chromium a plain one: React would find
  // another date than the one that was built, and draw the page anew.
  return words.replaceAll("\u202f", " ");
}

/** French counts the first day of a month, and no other, as "1er"; `Intl` writes "1". */
const isFirstOfMonth = ({ type, value }: Intl.DateTimeFormatPart, bcp47: string) =>
  bcp47 === "fr" && type === "day" && value === "1";

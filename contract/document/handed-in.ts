import type { Template } from "./template";

type Taken = Pick<Template, "takenBy">;

/**
 * Whether the applicant hands in a file or a print: not where the application or an approved photographer takes the
 * photo.
 */
export const isHandedIn = ({ takenBy }: Taken): boolean => takenBy !== "live" && takenBy !== "code";

/** Whether no application takes a photo made at home, neither in the country nor abroad. */
export const isTakenElsewhere = (document: Taken): boolean =>
  document.takenBy === "studio" || !isHandedIn(document);

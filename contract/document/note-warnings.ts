import type { NotedField } from "./template";

export interface Noted {
  sizeVaries?: boolean;
  inNotes?: readonly NotedField[];
}

/** Whether a note tells who takes the photo, or an exception to it: it is shown instead of the general sentence. */
export const exceptsTakenBy = ({ inNotes = [] }: Noted): boolean => inNotes.includes("takenBy");

/** How many of the first notes are warnings above the button, and not told again below: on the size, then on who takes the photo. */
export const warningCount = (template: Noted): number =>
  Number(template.sizeVaries ?? false) + Number(exceptsTakenBy(template));

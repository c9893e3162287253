import type { Template } from "./template";

type Taken = Pick<Template, "takenBy">;

/**
 * Whether the applicant hands in a file or a print: not where the application, the authority alone or an approved
 * photographer takes the photo.
 */
export const isHandedIn = ({ takenBy }: Taken): boolean =>
  takenBy !== "live" && takenBy !== "code" && takenBy !== "appointment";

/** Whether no application takes a photo made at home, neither in the country nor abroad. */
export const isTakenElsewhere = (document: Taken): boolean =>
  document.takenBy === "studio" || !isHandedIn(document);

/** Whether a note restricts who hands in the file of a document that is printed: most applicants hand in a print. */
export const isFileRestricted = ({
  printable,
  digital,
  inNotes,
}: Pick<Template, "printable" | "inNotes"> & { digital: object | null }): boolean =>
  printable && digital !== null && inNotes.includes("file");

/** Whether only an uncropped file is handed in: a drawing would show the tight frame that it must not have. */
export const isUncroppedFile = ({
  editPolicy,
  printable,
}: Pick<Template, "printable"> & { editPolicy: Pick<Template["editPolicy"], "geometry"> }): boolean =>
  editPolicy.geometry === "forbidden" && !printable;

/** Whether an uncropped file is handed in and no source states its size: the one that we write is no rule. */
export const isSizeOpen = (
  document: Parameters<typeof isUncroppedFile>[0] & { workingSize?: boolean | undefined },
): boolean => document.workingSize === true && isUncroppedFile(document);

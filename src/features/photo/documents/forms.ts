import { isFileRestricted, isTakenElsewhere } from "../../../../contract/document/handed-in";
import { ownSizeUrlPath } from "../../../../contract/document/own-size";
import type { Template } from "../../../../contract/document/template";
import type { DownloadKind } from "../actions/download";
import type { ResultForm } from "../state/photo-state";

type HandIn = Pick<Template, "takenBy" | "online" | "printable">;

/** Whether the document has this form of a photo, whoever makes it. */
export const hasForm = (template: HandIn | null, form: ResultForm): boolean =>
  template?.takenBy !== "live" && (form === "digital" || template?.printable !== false);

/**
 * Whether the authority accepts this form of a photo made here. Offices that take photos themselves accept one in
 * some cases.
 */
export const isTaken = (template: HandIn | null, form: ResultForm): boolean =>
  hasForm(template, form) && !(template && isTakenElsewhere(template));

/** Whether this form is what an applicant usually hands in. */
export const isHandedIn = (template: HandIn, form: ResultForm): boolean =>
  isTaken(template, form) && template.takenBy !== "office" && (form === "printout" || template.online);

/** Whether it is a size that was typed as lengths, without anything that is asked of a file. */
const isOwnPrint = ({ urlPath, digital }: Template): boolean =>
  urlPath === ownSizeUrlPath && digital === null;

/** The form to show first: the sheet if the authority accepts prints only, or from most applicants. */
const firstForm = (template: Template | null): ResultForm =>
  template?.printable &&
  template.takenBy !== "live" &&
  (!template.online || isFileRestricted(template) || isOwnPrint(template))
    ? "printout"
    : "digital";

/** Whether no print is handed in: there is no sheet to offer. */
export const isFileAlone = (template: Pick<Template, "printable"> | null): boolean =>
  template?.printable === false;

const fileAlone: readonly DownloadKind[] = ["digital"];
const fileAndSheet: readonly DownloadKind[] = ["digital", "printout", "pdf"];

/** The finished files: the file alone, or with its sheet. */
export const fileKinds = (template: Template | null): readonly DownloadKind[] =>
  isFileAlone(template) ? fileAlone : fileAndSheet;

/** The form to show, after the visitor's choice where there is one. */
export const shownForm = (template: Template | null, chosen: ResultForm | null | undefined): ResultForm =>
  isFileAlone(template) ? "digital" : (chosen ?? firstForm(template));

/** The saved file is the visitor's own picture, without the document's size. */
export const isFullFrame = (
  form: ResultForm,
  template: { editPolicy: Pick<Template["editPolicy"], "geometry"> } | null,
): boolean => form === "digital" && template?.editPolicy.geometry === "forbidden";

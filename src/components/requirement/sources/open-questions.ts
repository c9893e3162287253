import type { Template } from "../../../../contract/document/template";

/** The fields that these functions use. */
type RuleTemplate = {
  head: object | null;
  digital: object | null;
  editPolicy: Record<"background" | "retouch" | "geometry", string>;
};

/** Whether no source states the head size, the file and the edit policy. */
export const isOpen = ({ head, digital, editPolicy }: RuleTemplate): boolean =>
  !head &&
  !digital &&
  editPolicy.background === "unknown" &&
  editPolicy.retouch === "unknown" &&
  editPolicy.geometry === "unknown";

/** Whether the size is ours and the rules for the file, which it follows, were not read in the authority's own text. */
export const isFileUnread = ({
  workingSize,
  digital,
  confidence,
}: Pick<Template, "workingSize" | "confidence"> & { digital: object | null }): boolean =>
  workingSize && digital !== null && confidence !== "official";

/** Whether the size comes from a single source or only from lists of photo services. */
export const isDoubtful = (confidence: Template["confidence"]): boolean =>
  confidence === "single" || confidence === "list";

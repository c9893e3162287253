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

/** Whether the size comes from a single source or only from lists of photo services. */
export const isDoubtful = (confidence: Template["confidence"]): boolean =>
  confidence === "single" || confidence === "list";

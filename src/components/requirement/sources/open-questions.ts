import type { Template } from "../../../../contract/document/template";

/** What these questions read of a document. */
type AskedTemplate = {
  head: object | null;
  digital: object | null;
  editPolicy: Record<"background" | "retouch" | "geometry", string>;
};

/** Does no source say how large the head is, which file is taken and what software may do? */
export const isOpen = ({ head, digital, editPolicy }: AskedTemplate): boolean =>
  !head &&
  !digital &&
  editPolicy.background === "unknown" &&
  editPolicy.retouch === "unknown" &&
  editPolicy.geometry === "unknown";

/** Whether the size comes from a single source or only from lists of photo services. */
export const isDoubtful = (confidence: Template["confidence"]): boolean =>
  confidence === "single" || confidence === "list";

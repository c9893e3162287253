import type { Template } from "../../../contract/document/template";

/** Whether only an uncropped file is handed in: a drawing would show the tight frame that it must not have. */
export const isUncroppedFile = ({
  editPolicy,
  printable,
}: {
  editPolicy: { geometry: string };
  printable: Template["printable"];
}): boolean => editPolicy.geometry === "forbidden" && !printable;

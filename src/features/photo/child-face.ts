import { relaxedChecks } from "../../../contract/document/photo-rule";
import type { Template } from "../../../contract/document/template";

/**
 * Key of the advice on a child's face, which asks for nothing that the authority does not ask of children.
 * @param rule the check that the advice is for: what it looks at is always named
 */
export function childFaceKey(template: Pick<Template, "forChildren"> | null, rule?: string) {
  const relaxed = relaxedChecks(template?.forChildren);
  const isOpen = rule === "eyes-open" || !relaxed.includes("eyes-open");
  const isClosed = rule === "mouth-closed" || rule === "expression" || !relaxed.includes("mouth-closed");
  if (isOpen) return isClosed ? "child.face" : "child.faceMouthFree";
  return isClosed ? "child.faceEyesFree" : "child.faceFree";
}

import { relaxedChecks } from "../../../contract/document/photo-rule";
import type { Template } from "../../../contract/document/template";

/** Key of the advice on a child's face, which asks for nothing that the authority does not ask of children. */
export function childFaceKey(template: Pick<Template, "forChildren"> | null) {
  const relaxed = relaxedChecks(template?.forChildren);
  const [eyes, mouth] = [relaxed.includes("eyes-open"), relaxed.includes("mouth-closed")];
  if (eyes) return mouth ? "child.faceFree" : "child.faceEyesFree";
  return mouth ? "child.faceMouthFree" : "child.face";
}

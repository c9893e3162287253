import type { Template } from "../../../../../contract/template";
import type { ResultForm } from "../../state/photo-state";

/** The file that is saved is the visitor's own picture: it has neither the document's size nor millimetres. */
export const isUncut = (form: ResultForm, template: Template | null): boolean =>
  form === "digital" && template?.editPolicy.geometry === "forbidden";

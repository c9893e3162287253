import type { Template } from "../../contract/document/template";

/** The size to write beside a document's name; null for a general size, which is named after it. */
export const sizeBesideName = ({ name, sizeLabel }: Pick<Template, "name" | "sizeLabel">): string | null =>
  name.startsWith(sizeLabel) ? null : sizeLabel;

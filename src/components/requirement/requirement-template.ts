import type { Template } from "../../../contract/template";

/** The part of a document that its page shows, as its query returns it. */
export type RequirementTemplate = Omit<Template, "imageUrl" | "resolution">;

/** The part that a list of documents draws. */
export type DrawnTemplate = Pick<
  Template,
  "urlPath" | "countryName" | "name" | "sizeLabel" | "sizeWidth" | "sizeHeight" | "imageUrl"
>;

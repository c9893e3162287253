/** The fields of a document that its page shows. */
export type RequirementTemplate = Omit<
  NonNullable<Queries.RequirementPageQuery["template"]>,
  "faq" | "otherTemplates"
>;

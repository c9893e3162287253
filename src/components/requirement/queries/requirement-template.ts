/** The part of a document that its page shows, as its query returns it. */
export type RequirementTemplate = Omit<
  NonNullable<Queries.RequirementPageQuery["template"]>,
  "faq" | "otherTemplates"
>;

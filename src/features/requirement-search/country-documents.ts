import type { SearchedGroup } from "./search-groups";

/** One line of the list. */
export interface ListedDocument {
  urlPath: string;
  document: string;
  name: string;
  sizeLabel: string;
}

/** A country with its documents, as the page query returns it. */
export type CountryDocuments = SearchedGroup<ListedDocument>;

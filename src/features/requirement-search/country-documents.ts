import type { SearchedGroup } from "../../search/search-groups";

/** A country with its documents, from the page query. */
export type CountryDocuments = SearchedGroup;

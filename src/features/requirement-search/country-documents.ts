import type { SearchedGroup } from "../../search/search-groups";

/** A country with its documents, as the page query returns it. */
export type CountryDocuments = SearchedGroup;

import type { Template } from "../../../contract/document/template";
import type { SearchedDocument, SearchedGroup } from "../../../contract/search/search-groups";

/** A country with its documents, from the page query. */
export type CountryDocuments = SearchedGroup<SearchedDocument & Pick<Template, "takenBy">>;

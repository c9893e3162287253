/** Result of a page's query. Pages are created from existing nodes, so its top-level fields are never null. */
export type PageData<Query> = { readonly [Field in keyof Query]: NonNullable<Query[Field]> };

/** Fields of every page. */
export interface AnyPageData {
  readonly site: Queries.SiteAddressFragment;
  readonly locales: Queries.PageTextsFragment;
}

/** The i18n plugin's part of a page's context. */
export interface StaticPageContext {
  language: string;
  i18n: { languages: string[] };
}

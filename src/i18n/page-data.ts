/** The answer of a page's query. Pages are made of nodes that are there: what a query asks for at its top is never null. */
export type PageData<Query> = { readonly [Field in keyof Query]: NonNullable<Query[Field]> };

/** What every page asks for. */
export interface AnyPageData {
  readonly site: Queries.SiteAddressFragment;
  readonly locales: Queries.PageTextsFragment;
}

/** What the i18n plugin puts into the context of a page. */
export interface StaticPageContext {
  language: string;
  i18n: { languages: string[] };
}

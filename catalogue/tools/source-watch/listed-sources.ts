import type { TemplateRecord } from "../../templates/template-file";

/** An address that documents cite, and which of them. */
export interface ListedSource {
  url: string;
  urlPaths: string[];
}

/** Every address once, for the sizes and for what software may do; of one country when it is named. */
export function listedSources(records: readonly TemplateRecord[], country?: string): ListedSource[] {
  const cited = new Map<string, Set<string>>();
  for (const record of records) {
    if (country !== undefined && record.country !== country.toUpperCase()) continue;
    for (const { url } of [
      ...record.sources,
      ...record.editPolicy.sources,
      ...(record.forChildren?.sources ?? []),
    ])
      cited.set(url, (cited.get(url) ?? new Set()).add(record.urlPath));
  }
  return [...cited].map(([url, urlPaths]) => ({ url, urlPaths: [...urlPaths] }));
}

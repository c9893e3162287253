import type { TemplateRecord } from "../../templates/template-file";

/** An address and the documents that cite it. */
export interface ListedSource {
  url: string;
  urlPaths: string[];
}

/** All addresses without duplicates, of sizes and edit policies; of one country if given. */
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

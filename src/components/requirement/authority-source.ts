/** Names that a country keeps for its authorities: "travel.state.gov", "www.mofa.go.jp", "passeport.ants.gouv.fr". */
const governmentName =
  /(^|\.)((gov|mil)|(gov|gob|gouv|gub|govt|gv|mil)\.[a-z]{2}|go\.(cr|id|jp|ke|kr|th|tz|ug)|gc\.ca|lg\.jp)$/;

/** Domains of authorities whose names do not say so. */
const authorityDomains = [
  "admin.ch",
  "belgium.be",
  "bund.de",
  "canada.ca",
  "dfa.ie",
  "diplo.de",
  "e-albania.al",
  "egov.kz",
  "esteri.it",
  "europa.eu",
  "gosuslugi.ru",
  "government.nl",
  "govmu.org",
  "ireland.ie",
  "kdmid.ru",
  "llv.li",
  "lrv.lt",
  "mae.lu",
  "mae.ro",
  "mfa.am",
  "mfa.bg",
  "mfa.gr",
  "mfa.ir",
  "mfa.uz",
  "migri.fi",
  "mvcr.cz",
  "mzv.cz",
  "mzv.sk",
  "nic.in",
  "personalausweisportal.de",
  "poliisi.fi",
  "politi.dk",
  "politsei.ee",
  "poliziadistato.it",
  "rijksoverheid.nl",
  "service-public.fr",
  "skra.is",
  "syslumenn.is",
  "udi.no",
];

interface Source {
  url: string;
  /** ISO date on which it was read. */
  seen: string | null;
}

/** Is this a page of an authority? Lists, shops, newspapers and code hosts are none, whatever they quote. */
export function isAuthorityPage(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    governmentName.test(hostname) ||
    authorityDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

/** The page of an authority to read a document's rules on, one that was read first; null where none is known. */
export function authoritySource<Page extends Source>(sources: readonly Page[]): Page | null {
  const pages = sources.filter(({ url }) => isAuthorityPage(url));
  return pages.find(({ seen }) => seen !== null) ?? pages[0] ?? null;
}

/** The last day on which a source was read, of an authority's pages where one of them is dated; null: not noted. */
export function lastRead(sources: readonly Source[]): string | null {
  const dated = sources.flatMap(({ url, seen }) => (seen === null ? [] : [{ url, seen }]));
  const official = dated.filter(({ url }) => isAuthorityPage(url));
  const days = (official.length > 0 ? official : dated).map(({ seen }) => seen);
  return days.sort().at(-1) ?? null;
}

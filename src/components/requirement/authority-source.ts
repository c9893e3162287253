/**
 * Host names that a country reserves for its authorities: "travel.state.gov", "www.mofa.go.jp", "passeport.ants.gouv.fr",
 * "www.police.pref.miyagi.jp".
 */
const governmentName =
  /(^|\.)((gov|mil)|(gov|gob|gouv|gub|govt|gv|mil)\.[a-z]{2}|go\.(cr|id|jp|ke|kr|th|tz|ug)|gc\.ca|lg\.jp|pref\.[a-z]+\.jp)$/;

/** Other domains of authorities, of their embassies and of the bodies that hold their examinations. */
const authorityDomains = [
  "admin.ch",
  "barbadoswelcomestamp.bb",
  "belgium.be",
  "bund.de",
  "cameroonhighcommission.co.uk",
  "canada.ca",
  "chinesetest.cn",
  "cicpa.org.cn",
  "consulatburkinaparis.org",
  "dfa.ie",
  "diplo.de",
  "dnielectronico.es",
  "dominicahighcommission.co.uk",
  "e-albania.al",
  "egov.kz",
  "esteri.it",
  "europa.eu",
  "finlex.fi",
  "gate2026.iitg.ac.in",
  "gosuslugi.ru",
  "government.nl",
  "govmu.org",
  "ireland.ie",
  "jees-jlpt.jp",
  "kdmid.ru",
  "kenyahighcom.org.uk",
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
  "neea.edu.cn",
  "nic.in",
  "personalausweisportal.de",
  "poliisi.fi",
  "politi.dk",
  "politiet.no",
  "politsei.ee",
  "poliziadistato.it",
  "riigiteataja.ee",
  "rijksoverheid.nl",
  "rvig.nl",
  "service-bw.de",
  "service-public.fr",
  "skra.is",
  "syslumenn.is",
  "udi.no",
  "zambiaembassy.de",
];

/** Press releases, and a site where citizens make proposals: these pages state no rules. */
const pagesWithoutRules = /[/.](press|presse|news|stopbirokraciji)\.|\/(press|presse)\//;

interface Source {
  url: string;
  /** ISO date on which it was read. */
  seen: string | null;
}

/** Whether this is a page of an authority. Lists, shops, newspapers and code hosts are not, even if they quote one. */
export function isAuthorityPage(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    governmentName.test(hostname) ||
    authorityDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

/** Home pages such as "https://mfa.bg" or "http://bma.gov.md/ro" only lead to the rules. */
function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === "" && /^\/([a-z]{2}\/?)?$/.test(pathname);
}

/** The first source of a document that is an authority's page, has been read and states rules; null if there is none. */
export function authoritySource<Page extends Source>(sources: readonly Page[]): Page | null {
  const statesRules = ({ url, seen }: Page) =>
    seen !== null && isAuthorityPage(url) && !isHomePage(url) && !pagesWithoutRules.test(url);
  return sources.find(statesRules) ?? null;
}

/** The latest date on which a source was read, of authorities' pages if one is dated; null without a dated source. */
export function lastRead(sources: readonly Source[]): string | null {
  const dated = sources.flatMap(({ url, seen }) => (seen === null ? [] : [{ url, seen }]));
  const official = dated.filter(({ url }) => isAuthorityPage(url));
  const days = (official.length > 0 ? official : dated).map(({ seen }) => seen);
  return days.sort().at(-1) ?? null;
}

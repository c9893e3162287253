/** Origin of the API; empty: the site's own. */
export const v5Base = (process.env.GATSBY_V5_BASE ?? "").replace(/\/+$/, "");

/** The absolute form of an address that the API answered with. */
export const v5Url = (url: string) => (/^https?:/.test(url) ? url : `${v5Base}${url}`);

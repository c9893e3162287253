/** Origin of the API; empty: same origin as the site. */
export const v5Base = (process.env.GATSBY_V5_BASE ?? "").replace(/\/+$/, "");

/** Makes an address from the API absolute. */
export const v5Url = (url: string) => (/^https?:/.test(url) ? url : `${v5Base}${url}`);

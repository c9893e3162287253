import { type Retained, retainedIn, retention } from "../retention";

/** Below the site's root: the values of variables that its pages state, for the server that sends them. */
export const siteValuesFile = "site-values.json";

export const siteUrlVariable = "GATSBY_SITE_URL";

/** @param siteUrl without a slash at its end */
export const siteValues = (
  siteUrl: string,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | number> => ({
  [siteUrlVariable]: siteUrl,
  ...Object.fromEntries(
    Object.entries(retention).map(([what, { variable }]) => [variable, retainedIn(env, what as Retained)]),
  ),
});

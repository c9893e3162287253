/** The port of `npm start` and `npm run dev`, which an address that is not set is taken to have. */
export const usualPort = "8000";

/** Address of a site that is tried out on a port of one's own; undefined if there is a public one, or must be. */
export const localAddress = (
  port: string,
  { GATSBY_SITE_URL: url, NODE_ENV: mode }: NodeJS.ProcessEnv,
): string | undefined =>
  url || mode === "production" || port === usualPort ? undefined : `http://localhost:${port}`;

/** What is wrong with the site's public address, and how much: canonical links, sitemaps and robots.txt are made of it. */
export function siteAddressFault({ GATSBY_SITE_URL: url, NODE_ENV: mode }: NodeJS.ProcessEnv): {
  words: string;
  isGrave: boolean;
} | null {
  const isGrave = mode === "production";
  if (!url)
    return {
      words:
        "GATSBY_SITE_URL is not set: canonical links, sitemaps and robots.txt will say http://localhost:8000. " +
        "Set it to the public address, as https://photo.example.org.",
      isGrave,
    };
  if (/^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(url)) return null;
  return { words: `GATSBY_SITE_URL=${url}: must be an origin, as https://photo.example.org.`, isGrave: true };
}

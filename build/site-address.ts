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

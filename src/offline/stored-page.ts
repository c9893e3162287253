/**
 * Whether a page of the site can be opened without a connection: the service worker has stored its data. True without
 * a service worker, since nothing is known then.
 * @param path in the language of the page
 */
export async function isPageStored(path: string): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return true;
  const data = `/page-data${path.replace(/\/$/, "")}/page-data.json`;
  return (await caches.match(data)) !== undefined;
}

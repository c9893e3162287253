import { V5Error } from "../errors";

/** Lists for a site without an API; written by the build (`src/gatsby/after-build/built-lists.ts`). */
export type BuiltList = "template" | "hot" | "lang";

/** The response of a content call, as a file of the site. */
export async function fetchBuilt<Data>(list: BuiltList, lang: string): Promise<Data> {
  const isOffline = typeof navigator !== "undefined" && navigator.onLine === false;
  const failureKey = isOffline ? "offline" : "connectionTimedOut";
  const answer = await fetch(`/documents/${lang}/${list}.json`).catch((error: Error) => {
    throw new V5Error(error.message, { failureKey });
  });
  if (!answer.ok) throw new V5Error(`status ${answer.status}`, { status: answer.status, failureKey });
  return (await answer.json()) as Data;
}

import { V5Error } from "../errors";

/** The lists that a site without an API asks for; the build writes them (`src/gatsby/after-build/built-lists.ts`). */
export type BuiltList = "template" | "hot" | "lang";

/** One of the content calls' answers, as a file of the site. */
export async function fetchBuilt<Data>(list: BuiltList, lang: string): Promise<Data> {
  const isOffline = typeof navigator !== "undefined" && navigator.onLine === false;
  const failureKey = isOffline ? "offline" : "connectionTimedOut";
  const answer = await fetch(`/documents/${lang}/${list}.json`).catch((error: Error) => {
    throw new V5Error(error.message, { failureKey });
  });
  if (!answer.ok) throw new V5Error(`status ${answer.status}`, { status: answer.status, failureKey });
  return (await answer.json()) as Data;
}

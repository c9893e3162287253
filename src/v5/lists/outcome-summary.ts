import type { OutcomeSummary } from "../../../contract/outcome";
import { v5Base } from "../base";

/**
 * Reported outcomes for a document, or for all; null below the minimum number of answers, and on failure, since it is
 * optional. Fetched without the API client, which is as large as a page, and without any data of the visitor.
 */
export async function fetchOutcomeSummary(urlPath: string | undefined): Promise<OutcomeSummary | null> {
  const query = urlPath === undefined ? "" : `?urlPath=${encodeURIComponent(urlPath)}`;
  try {
    const answer = await fetch(`${v5Base}/v5/photo/outcome${query}`);
    const { data } = (await answer.json()) as { data: OutcomeSummary | null };
    return answer.ok ? data : null;
  } catch {
    return null;
  }
}

import type { OutcomeSummary } from "../../../contract/outcome";
import { v5Base } from "../base";

/**
 * What people reported of their photos for a document, or of all; null while too few have answered, and where it cannot be had: a page can
 * do without. Asked without the client, which weighs as much as a page, and so without anything of the visitor.
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

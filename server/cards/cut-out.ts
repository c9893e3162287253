import type { Segment } from "../../contract/segment";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import type { ConnectedCaller } from "../plugins/caller-of";
import { bytesOf } from "../uploads/find-file";
import { storeMadeFile } from "./made-file";
import { photoRejected } from "./photo-rejected";

/**
 * Cuts the person out of an upload and stores the cut-out.
 * @throws ApiError code 1000 if there is not exactly one face; errors of the pool
 */
export async function cutOut(deps: Deps, source: StoredFile, caller: ConnectedCaller): Promise<Segment> {
  await deps.riskChecks.passed(source, caller.signal);
  const image = await bytesOf(deps, source);
  const segmented = await deps.pool.segment(image, caller);
  if (!segmented.ok) throw photoRejected(segmented.reason.checks, null);
  const { png, widthPx, heightPx, box, face } = segmented.value;
  caller.signal.throwIfAborted();
  const { sessionId } = source;
  const { address } = caller;
  await deps.quota.admit({ sessionId, address, kind: "cut-out", byteCount: png.length });
  const file = await storeMadeFile(deps, source, {
    kind: "cut-out",
    extension: "png",
    downloadName: "cut-out",
    bytes: png,
    widthPx,
    heightPx,
  });
  return { ...file, width: widthPx, height: heightPx, box, face };
}

import type { PhotoReport } from "../../../../contract/photo-report";
import { type CheckRequest, checkCard } from "../../../v5/card";
import type { CallOptions } from "../../../v5/client";
import { V5Rejection } from "../../../v5/errors";

/** A photo that is not accepted has a report, too: that is what was asked for. */
export async function measureFinished(
  request: CheckRequest,
  options: Pick<CallOptions, "lang" | "signal" | "isQuiet">,
): Promise<PhotoReport> {
  try {
    return await checkCard(request, options);
  } catch (error) {
    if (error instanceof V5Rejection && isReport(error.data)) return error.data;
    throw error;
  }
}

const isReport = (data: unknown): data is PhotoReport => (data as PhotoReport | null)?.mode === "check";

import pRetry, { AbortError } from "p-retry";
import type { ModerationPlace } from "../config/places";
import { reasonOf } from "../reason-of";
import type { Moderator, RiskReport } from "./moderator";

/** @internal */
export const retries = 2;
const firstDelayMs = 200;

/** @throws if the answer is not a valid report */
function readReport(text: string): RiskReport {
  const { abnormal, reason } = parsed(text);
  if (typeof abnormal !== "boolean")
    throw new AbortError("the service did not say { abnormal: true or false }");
  const words = typeof reason === "string" && reason !== "" ? reason.slice(0, 200) : "abnormal image";
  return { isAbnormal: abnormal, reason: abnormal ? words : "" };
}

function parsed(text: string): { abnormal?: unknown; reason?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Asks the operator's service: the picture's bytes by POST, `{ "abnormal": boolean, "reason"?: string }` as answer. A
 * timeout or another answer counts as not judged.
 */
export function httpModerator({ url, token, timeoutMs }: ModerationPlace): Moderator {
  async function ask(bytes: Uint8Array): Promise<RiskReport> {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        accept: "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: new Uint8Array(bytes),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Busy or broken services may recover; other refusals are final.
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`the service answered ${answer.status}`);
    if (!answer.ok) throw new AbortError(`the service answered ${answer.status}`);
    return readReport(await answer.text());
  }

  return {
    judge: (bytes) =>
      pRetry(() => ask(bytes).catch(namedError), { retries, minTimeout: firstDelayMs, factor: 2 }),
  };
}

/** `fetch` fails with a TypeError, which p-retry treats as a programming error. */
function namedError(error: unknown): never {
  if (error instanceof AbortError) throw error;
  throw new Error(reasonOf(error));
}

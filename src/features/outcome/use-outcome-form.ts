import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AuthorityReason, Outcome } from "../../../contract/codes";
import { isChunkLoadError } from "../../navigation/chunk-reload";
import type { FailureKey } from "../../v5/failure";
import { readCode } from "./read-code";

export interface OutcomeAnswer {
  code: string;
  outcome: Outcome | "";
  reason: AuthorityReason | "";
  words: string;
}

type Fault = "code" | "outcome" | "reason";

/** Why the server rejects the answer for a code, by HTTP status. */
const refusals = { 404: "unknown", 409: "told", 410: "old" } as const;
export type CodeRefusal = (typeof refusals)[keyof typeof refusals];

const empty: OutcomeAnswer = { code: "", outcome: "", reason: "", words: "" };

function faultsOf({ code, outcome, reason }: OutcomeAnswer): Fault[] {
  const isIn = {
    code: readCode(code) === null,
    outcome: outcome === "",
    reason: outcome === "refused" && reason === "",
  };
  return (["code", "outcome", "reason"] as const).filter((field) => isIn[field]);
}

/** State of the form: nothing is validated before it is sent; an answer that could not be sent is kept. */
export function useOutcomeForm(search: string) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(empty);
  const [status, setStatus] = useState<"asking" | "sending" | "sent">("asking");
  const [isJudged, setIsJudged] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  // After hydration: the built page has no query.
  useEffect(() => {
    const code = new URLSearchParams(search).get("code");
    if (code) setAnswer((given) => (given.code === "" ? { ...given, code } : given));
  }, [search]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "sending") return;
    setIsJudged(true);
    setRefusal(null);
    setFailure(null);
    const [firstBad] = faultsOf(answer);
    if (firstBad) {
      form.current
        ?.querySelector<HTMLElement>(`[name="${firstBad}"], [data-field="${firstBad}"] input`)
        ?.focus();
      return;
    }
    if (navigator.onLine === false) return setFailure("offline");
    setStatus("sending");
    try {
      // The API client is loaded with the answer, not with the page.
      const { reportOutcome } = await import("../../v5/outcome");
      await reportOutcome(bodyOf(answer));
      setStatus("sent");
    } catch (error) {
      setStatus("asking");
      const { status: httpStatus, failureKey } = error as { status?: number; failureKey?: FailureKey };
      if (httpStatus && httpStatus in refusals) setRefusal(refusals[httpStatus as keyof typeof refusals]);
      else setFailure(failureKey ?? (isChunkLoadError(error) ? "connectionTimedOut" : "unknown"));
    }
  };

  const change = (changed: Partial<OutcomeAnswer>) => {
    setAnswer({ ...answer, ...changed });
    setRefusal(null);
  };
  const faults = isJudged ? faultsOf(answer) : [];
  return { form, answer, status, faults, refusal, failure, change, send };
}

function bodyOf({ code, outcome, reason, words }: OutcomeAnswer) {
  const body = { code: readCode(code)!, outcome: outcome as Outcome };
  return outcome === "refused" ? { ...body, reason: reason as AuthorityReason, words: words.trim() } : body;
}

import type { Check } from "../photo/core/types";
import { make, makeButton, paragraph } from "./dom";
import type { Translate } from "./texts";
import type { Finding, PhotoRefused } from "./types";

/** Reasons and warnings with what to do about them. */
export const showFindings = (findings: readonly Finding[]): HTMLElement[] =>
  findings.map(({ title, advice }) =>
    make("div", { part: "finding", class: "finding" }, make("h4", {}, title), paragraph("advice", advice)),
  );

/** Another photo mends it; a name that does not fit is typed again. */
const isOfPicture = ({ rule, verdict }: Check): boolean => verdict === "fail" && rule !== "name-and-date";

interface RefusalOptions {
  t: Translate;
  /** Questions whose answer the photo is refused for. */
  questions: HTMLElement[];
  /** Null where trying again does not help. */
  onRetry: (() => void) | null;
}

/** Why there is no photo; a failure of this browser can be retried, unless it lacks what is needed, or cannot open the file: then another one is chosen. */
export const showRefusal = (
  { findings, fault, checks }: Omit<PhotoRefused, "document">,
  { t, questions, onRetry }: RefusalOptions,
): HTMLElement =>
  make(
    "div",
    { part: "refusal", role: "alert" },
    checks.some(isOfPicture) && make("h3", { part: "verdict" }, t("result:newPhoto.title")),
    ...showFindings(findings),
    ...questions,
    fault !== null &&
      fault !== "format" &&
      fault !== "unsupported" &&
      onRetry !== null &&
      make("div", { class: "row" }, makeButton(t("common:action.retry"), { part: "button" }, onRetry)),
  );

/** Id of the verdict with what belongs to it, above the photo on phones. */
export const outcomeId = "outcome";

/** Id of the verdict's line. */
export const verdictId = "verdict";

/** Focuses the verdict, which the visitor has just changed, and shows it from its beginning if that is above the window. */
export function leadToVerdict(): void {
  document.getElementById(verdictId)?.focus({ preventScroll: true });
  const outcome = document.getElementById(outcomeId);
  if (outcome && outcome.getBoundingClientRect().top < 0) outcome.scrollIntoView({ block: "start" });
}

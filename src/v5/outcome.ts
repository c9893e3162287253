import type { OutcomeBody } from "../../contract/outcome";
import { post } from "./client";

/** What became of a photo, once for each code; needs no session. The page shows a failure itself. */
export const reportOutcome = (answer: OutcomeBody) =>
  post<null>("/v5/photo/outcome", answer, { isQuiet: true });

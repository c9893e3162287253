import type { OutcomeBody } from "../../contract/outcome";
import { post } from "./client";

/** Reports the outcome of a photo, once per code; no session needed. The page shows failures itself. */
export const reportOutcome = (answer: OutcomeBody) =>
  post<null>("/v5/photo/outcome", answer, { isQuiet: true });

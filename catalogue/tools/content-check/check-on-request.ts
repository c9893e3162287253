import { keepAllBodies } from "../../articles/compile-article";
import { checkContentFolder } from "./check-content-folder";
import type { CheckAnswer } from "./resident-check";

/** Several hundred megabytes are not kept for a writer who is reading. */
const endsAfterMs = 600_000;

/** The process of `ResidentCheck`: its parent sends a content folder and gets the faults. */
keepAllBodies();
let end: NodeJS.Timeout | undefined;
process.on("message", async (contentDir: string) => {
  clearTimeout(end);
  const today = new Date().toISOString().slice(0, 10);
  const answer: CheckAnswer = await checkContentFolder(contentDir, today).then(
    ({ faults }) => ({ faults }),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(answer);
  end = setTimeout(() => process.disconnect(), endsAfterMs);
});
process.once("disconnect", () => process.exit());

import { pictureRule } from "./core/caption/caption";
import type { PhotoOutcome } from "./core/photo-outcome";
import { next, type Result } from "./core/result";
import type { PhotoRequest } from "./core/types";
import { otherRequest } from "./pipeline/other-document";
import { hasFailed } from "./pipeline/refused-photo";
import type { DocumentRequest, FramedDocument } from "./pipeline/subjects";
import type { PhotoPorts } from "./ports";
import { checkCaption } from "./print/caption";
import { find } from "./steps/find";
import { frame } from "./steps/frame";
import { matte } from "./steps/matte";
import { open } from "./steps/open";
import { write } from "./steps/write";

/**
 * Makes a document photo from any photo of one person, in thirteen steps. Every photo has an outcome;
 * exceptions are faults of the request (a background that the rule does not allow) or of the machine.
 */
export async function makePhoto(request: PhotoRequest, ports: PhotoPorts): Promise<PhotoOutcome> {
  const captionChecks = await checkCaption(request, ports);
  if (hasFailed(captionChecks)) return { accepted: false, checks: captionChecks, face: null };
  const { rule, caption } = request;
  const document = await makeDocument({ ...request, rule: caption ? pictureRule(rule) : rule }, ports);
  const made = await next(document, (drawn) => {
    // Drawn from the source picture while the first document is encoded.
    const other = otherRequest(request);
    const checks = [...drawn.checks, ...captionChecks];
    // 12. Encode. 13. Lay out the sheet.
    return write(
      { request, document: { ...drawn, checks }, other: other && makeDocument(other, ports) },
      ports,
    );
  });
  return made.ok ? made.value : { accepted: false, ...made.reason };
}

/** The photo of one document: steps 1 to 11. */
async function makeDocument(request: DocumentRequest, ports: PhotoPorts): Promise<Result<FramedDocument>> {
  const opened = await open(request, ports); // 1. Decode.
  const found = await next(opened, (subject) => find(subject, ports)); // 2. Detect. 3. Mesh. 4. Straighten.
  const matted = await next(found, (subject) => matte(subject, ports)); // 5. Segment. 6. Matte. 7. Head. 8. Check.
  return next(matted, (subject) => frame(subject, ports)); // 9. Crop. 10. Compose. 11. Measure again.
}

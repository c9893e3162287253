import type { PhotoOutcome } from "./core/photo-outcome";
import { next, type Result } from "./core/result";
import type { PhotoRequest } from "./core/types";
import { find } from "./pipeline/find";
import { frame } from "./pipeline/frame";
import { matte } from "./pipeline/matte";
import { open } from "./pipeline/open";
import { secondRequest } from "./pipeline/second-document";
import type { DocumentRequest, FramedDocument } from "./pipeline/subjects";
import { write } from "./pipeline/write";
import type { PhotoPorts } from "./ports";

/**
 * From any photo of one person to a document photo, in the order of the steps (see README.md). Every photo has an
 * outcome; what is thrown is a fault of the request (a background that the rule does not allow) or of the machine.
 */
export async function makePhoto(request: PhotoRequest, ports: PhotoPorts): Promise<PhotoOutcome> {
  const document = await drawDocument(request, ports);
  const made = await next(document, (drawn) => {
    // Drawn from the picture itself while the first document is encoded.
    const second = secondRequest(request);
    return write({ request, document: drawn, second: second && drawDocument(second, ports) }, ports);
  });
  return made.ok ? made.value : { accepted: false, ...made.reason };
}

/** The photo of one document: steps 1 to 11. */
async function drawDocument(request: DocumentRequest, ports: PhotoPorts): Promise<Result<FramedDocument>> {
  const opened = await open(request, ports); // 1. Decode.
  const found = await next(opened, (subject) => find(subject, ports)); // 2. Detect. 3. Mesh. 4. Straighten.
  const matted = await next(found, (subject) => matte(subject, ports)); // 5. Segment. 6. Matte. 7. Head. 8. Check.
  return next(matted, (subject) => frame(subject, ports)); // 9. Crop. 10. Compose. 11. Measure again.
}

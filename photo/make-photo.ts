import { gradeOf } from "./core/checks/grade";
import type { PhotoOutcome } from "./core/photo-outcome";
import type { PhotoRequest } from "./core/types";
import { drawDocument, refusePhoto } from "./draw-document";
import { drawOther } from "./draw-other";
import { drawSurround } from "./draw-surround";
import { listEdits } from "./list-edits";
import type { PhotoPorts } from "./ports";
import { reportFace } from "./report-face";
import { writeDigital, writePrintout } from "./write-outputs";

/**
 * From any photo of one person to a document photo, in the order of the steps (see README.md). Every photo has an
 * outcome; what is thrown is a fault of the request (a background that the rule does not allow) or of the machine.
 */
export async function makePhoto(request: PhotoRequest, ports: PhotoPorts): Promise<PhotoOutcome> {
  const { rule } = request;

  // 1. Decode. 2. Detect. 3. Mesh. 4. Straighten. 5. Segment. 6. Matte. 7. Head. 8. Check. 9. Crop. 10. Compose.
  // 11. Measure again.
  const drawn = await drawDocument(request, ports);
  if (!drawn.accepted) return drawn;
  const { photo, person, cut, hair, chosen, framed, checks } = drawn;

  // 12. Encode. 13. Sheet. Side by side: other threads encode while this one draws.
  const [written, { printout, preview }, surround] = await Promise.all([
    writeDigital(request, person, cut, framed, chosen.replacement, ports),
    drawOther(request, ports).then((other) => writePrintout(request, framed, other, ports)),
    drawSurround(person, cut, framed, hair, chosen.replacement, rule, ports),
  ]);
  if ("check" in written) return refusePhoto([...checks, written.check], person, hair, photo);
  return {
    accepted: true,
    digital: written.digital,
    printout,
    preview,
    surround,
    face: reportFace(person, hair, photo.decodeScale),
    result: framed.measured,
    checks,
    grade: gradeOf(checks),
    ...listEdits(rule, photo, person, framed, chosen, written.digital),
  };
}

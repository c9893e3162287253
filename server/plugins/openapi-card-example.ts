import type { Card, CardRejection } from "../../contract/card";
import type { Face, PhotoReport } from "../../contract/photo-report";
import example from "./openapi-card-example.json";

/** What the engine answers for a drawn person; `tests/server/plugins/openapi-card-example.test.ts` makes and compares it. */
export const { card, rejection, report } = example as unknown as {
  card: Card;
  rejection: CardRejection;
  report: PhotoReport;
};

export const face: Face = card.face;

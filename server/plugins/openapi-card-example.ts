import type { Card, CardRejection } from "../../contract/card";
import type { PhotoReport } from "../../contract/photo-report";
import type { Face } from "../../photo/core/types";
import example from "./openapi-card-example.json";

/** The engine's answer for a drawn person, generated and verified by `tests/server/plugins/openapi-card-example.test.ts`. */
export const { card, rejection, report } = example as unknown as {
  card: Card;
  rejection: CardRejection;
  report: PhotoReport;
};

export const face: Face = card.face;

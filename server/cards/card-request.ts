import type { CardBody } from "../../contract/card/card-body";
import type { StoredFile } from "../database/tables";
import type { ConnectedCaller } from "../plugins/caller-of";

/** A card request with its session and upload. */
export interface CardRequest {
  source: StoredFile;
  body: CardBody;
  lang: string;
  caller: ConnectedCaller;
}

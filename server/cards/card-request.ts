import type { CardBody } from "../../contract/card/card-body";
import type { Caller } from "../../photo/node/photo-pool-types";
import type { StoredFile } from "../database/tables";

/** A card request with its session and upload. */
export interface CardRequest {
  source: StoredFile;
  body: CardBody;
  lang: string;
  caller: Required<Caller>;
}

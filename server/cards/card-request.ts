import type { CardBody } from "../../contract/card/card-body";
import type { Caller } from "../../photo/node/photo-pool-types";
import type { StoredFile } from "../database/tables";

/** A card call after its session and its upload were found. */
export interface CardRequest {
  source: StoredFile;
  body: CardBody;
  lang: string;
  caller: Required<Caller>;
}

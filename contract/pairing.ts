import { type Static, Type } from "typebox";
import { pairingStates } from "./codes";
import { Nullable } from "./document/template";
import { FileUploadSchema, flag, UploadedImageSchema } from "./image";
import { pairingMinutes } from "./limits";
import { pairingCodePattern, urlPathPattern } from "./patterns";
import { queryFields } from "./query";

const PairingCodeSchema = Type.String({
  pattern: pairingCodePattern,
  description: `issued by POST /v5/pairing; one phone can join with it, within ${pairingMinutes} minutes`,
});

/** A desktop's page that waits for a photo from a phone. */
export const PairingSchema = Type.Object(
  {
    code: PairingCodeSchema,
    state: Type.Enum([...pairingStates], {
      description:
        "waiting: no phone has joined; sent: the photo is here; received: the desktop has fetched it; closed: the desktop does " +
        "not wait any more",
    }),
    urlPath: Nullable(Type.String({ description: "of the document that was chosen on the desktop" })),
    secondsLeft: Type.Integer({ description: "until the next step of the two devices has to be done" }),
    photo: Nullable(UploadedImageSchema),
  },
  { title: "Pairing" },
);

export const PairingBodySchema = Type.Object({
  urlPath: Type.Optional(
    Type.String({ pattern: urlPathPattern, maxLength: 100, description: "of the chosen document" }),
  ),
});

export const PairingJoinSchema = Type.Object({ code: PairingCodeSchema });

export const PairingQuerySchema = Type.Object({ ...queryFields, code: PairingCodeSchema });

export const PairingPhotoSchema = Type.Interface([FileUploadSchema], { code: PairingCodeSchema });

export const PairingEndSchema = Type.Object({
  code: PairingCodeSchema,
  received: flag("1: the desktop has the photo; 0: it does not wait any more"),
});

export type Pairing = Static<typeof PairingSchema>;

import { type Static, Type } from "typebox";
import { pairingDirections, pairingStates } from "./codes";
import { Nullable } from "./document/template";
import { FileUploadSchema, flag, UploadedImageSchema } from "./image";
import { maxPairingFiles, pairingMinutes } from "./limits";
import { downloadNamePattern, pairingCodePattern } from "./patterns";
import { fileNameField, noOtherFields, queryFields, urlPathField } from "./query";

const PairingCodeSchema = Type.String({
  pattern: pairingCodePattern,
  description: `issued by POST /v5/pairing; one phone can join with it, within ${pairingMinutes} minutes`,
});

const downloadName = Type.String({
  pattern: downloadNamePattern,
  description: "under which the phone saves it",
});

/** A desktop page that waits for a photo from a phone, or has finished files for it. */
export const PairingSchema = Type.Object(
  {
    code: PairingCodeSchema,
    state: Type.Enum([...pairingStates], {
      description:
        "waiting: no phone has joined; sent: the photo is here; received: the other device has fetched the photo or the files; " +
        "closed: the desktop does not wait any more",
    }),
    direction: Type.Enum([...pairingDirections], {
      description: "to-desktop: the phone sends a photo; to-phone: the phone fetches finished files",
    }),
    urlPath: Nullable(Type.String({ description: "of the document that was chosen on the desktop" })),
    secondsLeft: Type.Integer({ description: "until the next step of the two devices has to be done" }),
    photo: Nullable(UploadedImageSchema),
    files: Nullable(
      Type.Array(
        Type.Object({
          name: downloadName,
          url: Type.String({ description: "signed; works until the pairing expires" }),
        }),
        { description: "for the phone that has joined a pairing to-phone, until it has ended" },
      ),
    ),
  },
  { title: "Pairing" },
);

export const PairingBodySchema = Type.Object(
  {
    urlPath: Type.Optional(urlPathField("of the chosen document")),
    files: Type.Optional(
      Type.Array(
        Type.Object({ fileName: fileNameField("a finished file"), name: downloadName }, noOtherFields),
        {
          minItems: 1,
          maxItems: maxPairingFiles,
          description: "finished files of this session, for the phone; without them, the phone sends a photo",
        },
      ),
    ),
  },
  noOtherFields,
);

export const PairingJoinSchema = Type.Object({ code: PairingCodeSchema }, noOtherFields);

export const PairingQuerySchema = Type.Object({ ...queryFields, code: PairingCodeSchema });

export const PairingPhotoSchema = Type.Interface(
  [FileUploadSchema],
  { code: PairingCodeSchema },
  noOtherFields,
);

export const PairingEndSchema = Type.Object(
  {
    code: PairingCodeSchema,
    received: flag(
      "1: this device has the photo (desktop) or the files (phone); 0: the desktop does not wait any more",
    ),
  },
  noOtherFields,
);

export type Pairing = Static<typeof PairingSchema>;
export type PairingBody = Static<typeof PairingBodySchema>;

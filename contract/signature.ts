import { type Static, Type } from "typebox";
import { signatureFaults } from "../photo/core/signature/signature-file";
import { codes } from "./codes";
import { EnvelopeSchema } from "./envelope";
import { filePart } from "./image";
import { noOtherFields, urlPathField } from "./query";

export const SignatureBodySchema = Type.Object(
  {
    urlPath: urlPathField(
      "the document whose form asks for the signature: its `signature` says in which size",
    ),
    ...filePart,
  },
  noOtherFields,
);

const fileFields = {
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
  dpi: Type.Integer(),
  bytes: Type.Integer({ description: "of the file itself" }),
};

export const SignatureSchema = Type.Object(
  {
    onWhite: Type.Object({
      ...fileFields,
      format: Type.Literal("jpeg"),
      file: Type.String({
        description: "data:image/jpeg;base64,…; black on white, inside the document's limits",
      }),
    }),
    transparent: Type.Object({
      ...fileFields,
      format: Type.Literal("png"),
      file: Type.String({
        description: "data:image/png;base64,…; black on a transparent background, in the same pixels",
      }),
    }),
  },
  { title: "Signature" },
);

export const SignatureRejectionSchema = Type.Object(
  { accepted: Type.Literal(false), reason: Type.Enum([...signatureFaults]) },
  { title: "SignatureRejection" },
);

export const SignatureRejectedSchema = EnvelopeSchema(codes.rejected, SignatureRejectionSchema, {
  title: "SignatureRejected",
});

export type Signature = Static<typeof SignatureSchema>;
export type SignatureRejection = Static<typeof SignatureRejectionSchema>;

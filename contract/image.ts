import { type Static, Type } from "typebox";
import { checkStatuses, codes } from "./codes";
import { EnvelopeSchema } from "./envelope";
import { textListPattern } from "./patterns";
import { fileNameField, noOtherFields, queryFields } from "./query";

export const CheckStatusSchema = Type.Union(
  [
    Type.Literal(checkStatuses.pending),
    Type.Literal(checkStatuses.passed),
    Type.Literal(checkStatuses.abnormal),
    Type.Literal(checkStatuses.failed),
  ],
  { description: "of the risk check: 0 pending, 1 passed, -1 abnormal (code 1009), -2 failed" },
);

export const UploadedImageSchema = Type.Object(
  {
    fileName: Type.String({ description: "issued by the server; the only handle a client may send back" }),
    url: Type.String({ description: "signed, expiring" }),
    width: Type.Integer({ description: "px, after EXIF orientation" }),
    height: Type.Integer({ description: "px, after EXIF orientation" }),
    checkStatus: CheckStatusSchema,
  },
  { title: "UploadedImage" },
);

export const UploadedMediaSchema = Type.Interface(
  [UploadedImageSchema],
  { mediaId: Type.String({ description: "names it in mediaIds of POST /v5/passport/feedback" }) },
  { title: "UploadedMedia" },
);

export const ImageCheckSchema = Type.Object(
  { checkStatus: CheckStatusSchema, errMsg: Type.String({ description: "why; empty if it has passed" }) },
  { title: "ImageCheck" },
);

export const ImageAbnormalSchema = EnvelopeSchema(codes.imageAbnormal, ImageCheckSchema, {
  title: "ImageAbnormal",
});

const FlagSchema = Type.Integer({ enum: [0, 1] });
export const flag = (description: string) =>
  ({ ...FlagSchema, default: 0, description }) as typeof FlagSchema;

/**
 * Fields beside the file. Defaults are those of the product specification (section 7). Client information is
 * validated and not stored.
 */
export const UploadFieldsSchema = Type.Object({
  poi: Type.Integer({ default: 305, description: "place of the upload in the product; not kept" }),
  source: Type.Integer({ default: 2, description: "kind of client; not kept" }),
  meta: Type.Optional(
    Type.String({ maxLength: 4096, description: "JSON of the client's own; neither read nor kept" }),
  ),
  riskyCheck: flag("1: answered at once, judged behind (GET /v5/image/check); 0: judged before the answer"),
  originFileNameList: Type.Optional(
    Type.String({
      maxLength: 4096,
      pattern: textListPattern,
      description: "JSON list of the file's names; not kept, a stored file never has a visitor's name",
    }),
  ),
  origin: Type.Integer({ default: 0, description: "where the file is from; not kept" }),
  digest: Type.Optional(
    Type.String({
      pattern: "^([0-9a-fA-F]{64})?$",
      description: "SHA-256 of the file in hex, compared with what came; empty: not computed",
    }),
  ),
  width: Type.Optional(Type.Integer({ minimum: 0, description: "as measured by the client; not believed" })),
  height: Type.Optional(Type.Integer({ minimum: 0, description: "the answer has the server's own" })),
});

export const MediaFieldsSchema = Type.Interface([UploadFieldsSchema], {
  mediaType: Type.Optional(Type.Literal("image", { description: "the only kind that is taken" })),
  temporary: flag("1: kept for as long as a photo, 0: for as long as media"),
  ignoreRisky: flag("1: not judged, where the operator lets clients ask for that (IGNORE_RISKY)"),
});

/** OpenAPI's notation for bytes; optional, because the validator never gets them. */
export const filePart = {
  file: Type.Optional(
    Type.String({
      contentMediaType: "application/octet-stream",
      description: "the photo; its part may be called `name` too",
    }),
  ),
  name: Type.Optional(
    Type.String({
      contentMediaType: "application/octet-stream",
      description: "the photo, instead of `file`; a text in a field of this name is not read",
    }),
  ),
};
const dataUrl = { file: Type.String({ description: "data:image/jpeg;base64,…" }) };

/** One upload function of a client serves both kinds (product specification, section 7). */
const fieldsOfMedia = Object.fromEntries(
  ["mediaType", "temporary", "ignoreRisky"].map((name) => [
    name,
    Type.Optional(Type.String({ description: "of POST /v5/media/upload; not read here" })),
  ]),
);

export const FileUploadSchema = Type.Interface(
  [UploadFieldsSchema],
  { ...filePart, ...fieldsOfMedia },
  noOtherFields,
);
export const FileMediaSchema = Type.Interface([MediaFieldsSchema], filePart, noOtherFields);
export const Base64UploadSchema = Type.Interface(
  [UploadFieldsSchema],
  { ...dataUrl, ...fieldsOfMedia },
  noOtherFields,
);
export const Base64MediaSchema = Type.Interface([MediaFieldsSchema], dataUrl, noOtherFields);

export const NothingSchema = Type.Null();

export const FileNameQuerySchema = Type.Object({
  ...queryFields,
  fileName: fileNameField("the upload"),
});

export const FileNameParamsSchema = Type.Object({ fileName: fileNameField("the file") });

/** With the token header, or with a signed URL. */
export const FileQuerySchema = Type.Object({
  ...queryFields,
  expires: Type.Optional(Type.Integer({ description: "ms since 1970" })),
  signature: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{64}$",
      description: "of fileName and expires, as the address in an answer has it; instead of a session",
    }),
  ),
  download: Type.Optional(Type.Integer({ enum: [0, 1], description: "1: as an attachment" })),
});

export type UploadFields = Static<typeof UploadFieldsSchema>;
export type MediaFields = Static<typeof MediaFieldsSchema>;
export type UploadedImage = Static<typeof UploadedImageSchema>;
export type UploadedMedia = Static<typeof UploadedMediaSchema>;
export type ImageCheck = Static<typeof ImageCheckSchema>;

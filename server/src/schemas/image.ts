import { type Static, Type } from "typebox";

/** Outcome of the risk check of an upload: 0 pending, 1 passed, -1 abnormal (code 1009), -2 failed. */
export const CheckStatusSchema = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(-1),
  Type.Literal(-2),
]);

export const UploadedImageSchema = Type.Object({
  fileName: Type.String({ description: "issued by the server; the only handle a client may send back" }),
  url: Type.String({ description: "signed, expiring" }),
  width: Type.Integer({ description: "px, after EXIF orientation" }),
  height: Type.Integer(),
  checkStatus: CheckStatusSchema,
});

export const UploadedMediaSchema = Type.Interface([UploadedImageSchema], { mediaId: Type.String() });

export const ImageCheckSchema = Type.Object({ checkStatus: CheckStatusSchema, errMsg: Type.String() });

export type UploadedImage = Static<typeof UploadedImageSchema>;
export type UploadedMedia = Static<typeof UploadedMediaSchema>;
export type ImageCheck = Static<typeof ImageCheckSchema>;

import { type Static, Type } from "typebox";
import { segmentType } from "./codes";
import { BoxSchema, FaceSchema } from "./photo-report";
import { fileNameField, noOtherFields } from "./query";

export const SegmentBodySchema = Type.Object(
  {
    fileName: fileNameField("the upload"),
    segmentType: Type.Optional(Type.Integer({ enum: [segmentType], description: "3: the person" })),
  },
  noOtherFields,
);

export const SegmentSchema = Type.Object(
  {
    fileName: Type.String({ description: "name of the stored cut-out, a PNG" }),
    url: Type.String({ description: "signed, expiring" }),
    width: Type.Integer({ description: "px, of the cut-out" }),
    height: Type.Integer({ description: "px, of the cut-out" }),
    box: BoxSchema,
    face: FaceSchema,
  },
  { title: "Segment" },
);

export type Segment = Static<typeof SegmentSchema>;

import { type Static, Type } from "typebox";
import { BoxSchema, CardRejectionSchema, FaceSchema } from "./card";
import { fileNamePattern } from "./patterns";

export const SegmentBodySchema = Type.Object({
  fileName: Type.String({ pattern: fileNamePattern }),
  segmentType: Type.Optional(Type.Integer({ minimum: 3, maximum: 3, description: "3: the person" })),
});

export const SegmentSchema = Type.Object({
  fileName: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  box: BoxSchema,
  face: FaceSchema,
});

export const SegmentAnswerSchema = Type.Union([SegmentSchema, CardRejectionSchema]);

export type Segment = Static<typeof SegmentSchema>;

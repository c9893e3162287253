import { Type } from "typebox";
import { paperNames } from "../../photo/core/types";

export const PaperNameSchema = Type.Enum([...paperNames], { default: "4x6in" });

export const PaperSchema = Type.Object(
  {
    paper: PaperNameSchema,
    widthMm: Type.Number(),
    heightMm: Type.Number(),
  },
  { title: "Paper" },
);

export const PaperListSchema = Type.Array(PaperSchema);

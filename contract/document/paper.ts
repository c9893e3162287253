import { Type } from "typebox";
import { paperNames } from "../../photo/core/types";

export const PaperNameSchema = Type.Enum([...paperNames], {
  default: "4x6in",
  description: "of the sheet; GET /v5/passport/paper has the sizes, l is 89 × 127 mm",
});

export const PaperSchema = Type.Object(
  {
    paper: PaperNameSchema,
    widthMm: Type.Number({ description: "as the sheet lies, mm" }),
    heightMm: Type.Number({ description: "mm" }),
  },
  { title: "Paper" },
);

export const PaperListSchema = Type.Array(PaperSchema);

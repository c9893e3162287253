import { Type } from "typebox";

/** Both may be missing here: the handler answers with the specification's own sentences. */
export const FeedbackBodySchema = Type.Object({
  message: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});

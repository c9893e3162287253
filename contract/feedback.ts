import { Type } from "typebox";
import { maxFeedbackPictures, maxMessageLength } from "./limits";
import { mediaIdsPattern } from "./patterns";
import { noOtherFields } from "./query";

/** Message and address are optional here, because the handler answers with the specification's own messages. */
export const FeedbackBodySchema = Type.Object(
  {
    message: Type.Optional(
      Type.String({ description: `what the visitor writes, at most ${maxMessageLength} characters` }),
    ),
    email: Type.Optional(Type.String({ description: "for an answer" })),
    mediaIds: Type.Optional(
      Type.String({
        pattern: mediaIdsPattern,
        description: `text that is a JSON list of up to ${maxFeedbackPictures} media of this session; removed with the message`,
      }),
    ),
  },
  noOtherFields,
);

import { responses } from "../../contract/envelope";
import { FeedbackBodySchema } from "../../contract/feedback";
import { NothingSchema } from "../../contract/image";
import { maxEmailLength, maxMessageLength } from "../../contract/limits";
import { emailPattern } from "../../contract/patterns";
import { QuerySchema } from "../../contract/query";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { badRequest, busy, notFound } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { sessionOf } from "../plugins/require-session";
import { maxFeedbackBytes } from "../uploads/limits";

const emailForm = new RegExp(emailPattern);

/** NUL ends a string in some databases and is rejected by others. */
const withoutNul = (text = "") => text.replaceAll("\0", "").trim();

export function feedbackRoutes(app: Api, deps: Deps): void {
  app.post(
    "/v5/passport/feedback",
    {
      bodyLimit: maxFeedbackBytes,
      config: { rateLimit: { max: deps.config.feedbacksPerMinute } },
      schema: {
        tags: ["feedback"],
        operationId: "sendFeedback",
        summary: "Send the service form, with the pictures that were uploaded for it",
        querystring: QuerySchema,
        body: FeedbackBodySchema,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const message = withoutNul(request.body.message);
      const email = withoutNul(request.body.email);
      if (message === "") throw badRequest("The message cannot be empty!");
      if (message.length > maxMessageLength)
        throw badRequest(`body/message must be at most ${maxMessageLength} characters`);
      if (!emailForm.test(email) || email.length > maxEmailLength)
        throw badRequest("Please enter a valid email address!");
      const isStored = await deps.feedbacks.add({
        sessionId: sessionOf(request).id,
        message,
        email,
        lang: request.query.lang,
        mediaIds: JSON.parse(request.body.mediaIds ?? "[]"),
      });
      if (!isStored) throw notFound(uploadMessages.linkMissing);
      // Acknowledged only if it survives a restart: the file of SQLite may have been removed.
      await deps.probeDatabase().catch(() => {
        throw busy("the message could not be stored, please try again");
      });
      return ok(null);
    },
  );
}

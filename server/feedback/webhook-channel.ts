import type { WebPlace } from "../config/places";
import type { Channel } from "./channel";

const timeoutMs = 20_000;

/** Posts a message as JSON to a URL of the operator. Retries have the same `Idempotency-Key`. */
export function webhookChannel({ url, token }: WebPlace): Channel {
  return {
    name: "webhook",
    async send({ id, message, email, lang, createdAt, pictures }) {
      const mediaIds = pictures.map(({ mediaId }) => mediaId);
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({
          id,
          message,
          email,
          lang,
          mediaIds,
          createdAt: new Date(createdAt).toISOString(),
        }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    },
  };
}

import type { WebPlace } from "../config/places";
import type { Channel } from "./channel";

const timeoutMs = 20_000;

/** As JSON to an address of the operator's; the same message twice has the same `Idempotency-Key`. */
export function webhookChannel({ url, token }: WebPlace): Channel {
  return {
    name: "webhook",
    async send({ id, message, email, lang, createdAt }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, message, email, lang, createdAt: new Date(createdAt).toISOString() }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    },
  };
}

import { createTransport } from "nodemailer";
import type { MailPlace } from "../config/places";
import type { Channel } from "./channel";

const timeoutMs = 20_000;

/** Sends a message by SMTP to the operator, with the visitor as reply address. Retries have the same message id. */
export function mailChannel({ url, to, from }: MailPlace): Channel {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "mail",
    async send({ id, message, email, lang, createdAt, pictures }) {
      // Not attached: a mailbox would keep them longer than the pages promise.
      const seen = pictures.length > 0 ? `Pictures: ${pictures.length}, see npm run feedback -- list\n` : "";
      await transport.sendMail({
        to,
        from,
        replyTo: { name: "", address: email },
        messageId: `<${id}@feedback.invalid>`,
        date: new Date(createdAt),
        subject: `Message from a visitor (${lang})`,
        text: `${message}\n\n-- \nFrom ${email}, language ${lang}. Message ${id}.\n${seen}`,
      });
    },
  };
}

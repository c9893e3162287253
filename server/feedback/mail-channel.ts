import { createTransport } from "nodemailer";
import type { MailPlace } from "../config/places";
import type { Channel } from "./channel";

const timeoutMs = 20_000;

/** By SMTP, to the operator; an answer goes to the visitor. The same message twice has the same id. */
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
    async send({ id, message, email, lang, createdAt }) {
      await transport.sendMail({
        to,
        from,
        replyTo: { name: "", address: email },
        messageId: `<${id}@feedback.invalid>`,
        date: new Date(createdAt),
        subject: `Message from a visitor (${lang})`,
        text: `${message}\n\n-- \nFrom ${email}, language ${lang}. Message ${id}.\n`,
      });
    },
  };
}

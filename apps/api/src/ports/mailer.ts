import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  from: string;
  /** Where answers go, when not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers by name. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Recognises a mail that is sent twice. */
  key: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail over SMTP. @param url `smtp://user:password@host:port` */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 2, maxMessages: 100 });
  return {
    async send({ key, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${key.replace(/[^\w.-]/g, ".")}@azulejo>` });
    },
    close: () => transport.close(),
  };
}

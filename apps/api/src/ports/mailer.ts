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

/** Milliseconds that a mail server may take. */
export interface MailLimits {
  /** To take the connection, and then to say who it is. */
  connect: number;
  /** Between two words of a conversation. */
  silence: number;
  /** For one mail in all, the wait for a free connection included. */
  whole: number;
}

/** Well below the lease of a message, so that no second worker sends what this one is still sending. */
export const mailLimits: MailLimits = { connect: 10_000, silence: 20_000, whole: 60_000 };

/** Mail over SMTP. @param url `smtp://user:password@host:port` */
export function createSmtpMailer(url: string, limits: MailLimits = mailLimits): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
  });
  return {
    async send({ key, ...mail }) {
      const sending = transport.sendMail({ ...mail, messageId: `<${key.replace(/[^\w.-]/g, ".")}@azulejo>` });
      await within(sending, limits.whole);
    },
    close: () => transport.close(),
  };
}

/** @throws when the work takes longer */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

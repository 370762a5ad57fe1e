import type { Mail, Mailer } from "@azulejo/extend/mail.ts";
import type { Transporter } from "nodemailer";
import { workChannels } from "../../traced-work.ts";
import { isLocalHost } from "./local-host.ts";

export type { Mail, Mailer };

/** The timeouts of a mail server, in milliseconds. */
export interface MailLimits {
  /** Maximum time to connect, and again to receive the greeting. */
  connect: number;
  /** Maximum time without data during a conversation. */
  silence: number;
  /** Maximum total time of an email, including the wait for a free connection. */
  whole: number;
}

/** Well below a message's claim, so that no other worker sends an email that is still being sent. */
export const mailLimits: MailLimits = { connect: 10_000, silence: 20_000, whole: 60_000 };

/**
 * Sends email over SMTP. Connections to other machines are encrypted, from the start (`smtps:`) or by STARTTLS, unless the address has
 * `ignoreTLS=true`. Without encryption neither password nor email is sent.
 * @param url `smtp://user:password@host:port`
 */
export function createSmtpMailer(url: string, limits: MailLimits = mailLimits): Mailer {
  let transport: Promise<Transporter> | undefined;
  const { hostname: host } = new URL(url);
  return {
    async send({ key, ...mail }) {
      transport ??= openTransport(url, limits);
      const opened = await transport;
      const send = () => opened.sendMail({ ...mail, messageId: `<${key.replace(/[^\w.-]/g, ".")}@azulejo>` });
      await workChannels.mail.tracePromise(() => within(send(), limits.whole), { host });
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Loaded with the first email, because the library would slow down every start. */
async function openTransport(url: string, limits: MailLimits): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    requireTLS: mustEncrypt(url),
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
  });
}

/** @throws if the work takes longer */
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

function mustEncrypt(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  return !isLocalHost(hostname) && searchParams.get("ignoreTLS") !== "true";
}

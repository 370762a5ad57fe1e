import type { Mail, Mailer } from "@azulejo/extend/mail.ts";
import type { Transporter } from "nodemailer";
import { isLocalHost } from "./local-host.ts";

export type { Mail, Mailer };

/** The timeouts of a mail server, in milliseconds. */
export interface MailLimits {
  /** The time for accepting the connection, and again for the greeting. */
  connect: number;
  /** The longest silence during a conversation. */
  silence: number;
  /** The time for an email in all, including the wait for a free connection. */
  whole: number;
}

/** Well below a message's lease, so that no second worker sends what this one is still sending. */
export const mailLimits: MailLimits = { connect: 10_000, silence: 20_000, whole: 60_000 };

/**
 * Sends email over SMTP. To another machine it is encrypted, from the start (`smtps:`) or by STARTTLS, unless the address says
 * `ignoreTLS=true`: a mail server that doesn't offer it, or somebody between, gets neither password nor mail.
 * @param url `smtp://user:password@host:port`
 */
export function createSmtpMailer(url: string, limits: MailLimits = mailLimits): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ key, ...mail }) {
      transport ??= openTransport(url, limits);
      const sending = (await transport).sendMail({ ...mail, messageId: `<${key.replace(/[^\w.-]/g, ".")}@azulejo>` });
      await within(sending, limits.whole);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Loads the library with the first email, because it would delay every start. */
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

function mustEncrypt(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  return !isLocalHost(hostname) && searchParams.get("ignoreTLS") !== "true";
}

import { join } from "node:path";
import type { Hono } from "hono";
import { fileJournal, noJournal } from "../journal.ts";
import type { SandboxSettings } from "../options.ts";
import { selfSignedCertificate } from "./certificate.ts";
import { mailWeb } from "./mail-web.ts";
import type { MailLine } from "./mailbox.ts";
import { Mailbox } from "./mailbox.ts";
import type { SmtpListener } from "./smtp.ts";
import { listenForMail } from "./smtp.ts";

/** The mailbox: its pages under /mail, and its SMTP server once started. */
export interface MailStandIn {
  app: Hono;
  listen(address: { host: string; port: number }): Promise<SmtpListener>;
}

/** Creates the mailbox. */
export function createMail(settings: SandboxSettings): MailStandIn {
  const { clock, dataDir, logger } = settings;
  const journal = dataDir === undefined ? noJournal<MailLine>() : fileJournal<MailLine>(join(dataDir, "mail.jsonl"));
  const box = new Mailbox(journal, clock);
  // Real TLS clients check it, so it uses the machine's time instead of the sandbox's clock.
  const certificate = selfSignedCertificate(new Date());
  return {
    app: mailWeb(box, certificate.cert),
    listen: (address) => listenForMail(box, certificate, address, logger),
  };
}

import { randomBytes } from "node:crypto";
import type { SandboxClock } from "../clock.ts";
import type { Journal } from "../journal.ts";
import type { KeptMail } from "./message.ts";
import { parseMail } from "./message.ts";

/** How many messages are kept, and how many bytes of them. */
export const KEPT_MESSAGES = 500;
const KEPT_BYTES = 128 * 1024 * 1024;

/** A message on its way to the journal. */
export type MailLine = Omit<KeptMail, "raw"> & { raw: string };

interface Waiter {
  fits(mail: KeptMail): boolean;
  wake(): void;
}

function lineOf(mail: KeptMail): MailLine {
  return { ...mail, raw: mail.raw.toString("base64") };
}

/** Whether a message went to this address; upper and lower case are the same. */
export function wentTo(mail: KeptMail, recipient: string | undefined): boolean {
  if (recipient === undefined || recipient === "") return true;
  return mail.envelope.to.some((address) => address.toLowerCase() === recipient.toLowerCase());
}

/** The last messages, oldest first. */
export class Mailbox {
  private messages: KeptMail[];
  private readonly journal: Journal<MailLine>;
  private readonly clock: SandboxClock;
  private readonly waiters = new Set<Waiter>();
  private written = 0;

  constructor(journal: Journal<MailLine>, clock: SandboxClock) {
    this.journal = journal;
    this.clock = clock;
    this.messages = journal.read().map((line) => ({ ...line, raw: Buffer.from(line.raw, "base64") }));
    this.written = this.messages.length;
    this.trim();
  }

  /** Takes a raw message in. */
  async receive(raw: Buffer, envelope: KeptMail["envelope"]): Promise<KeptMail> {
    const { subject } = await parseMail(raw);
    const receivedAt = new Date(this.clock.now()).toISOString();
    const mail = { id: randomBytes(9).toString("base64url"), receivedAt, envelope, subject, raw };
    this.messages.push(mail);
    this.journal.append(lineOf(mail));
    this.written += 1;
    this.trim();
    for (const waiter of this.waiters) if (waiter.fits(mail)) waiter.wake();
    return mail;
  }

  /** Newest first, those to one address or all. */
  list(recipient?: string): KeptMail[] {
    return this.messages.filter((mail) => wentTo(mail, recipient)).reverse();
  }

  get(id: string): KeptMail | undefined {
    return this.messages.find((mail) => mail.id === id);
  }

  /** Throws away everything, or what went to one address. */
  clear(recipient?: string): void {
    this.messages = this.messages.filter((mail) => !wentTo(mail, recipient));
    this.rewrite();
  }

  /** Resolves when a message to this address comes, or when the time is up. */
  async next(recipient: string | undefined, ms: number): Promise<void> {
    const stop = new AbortController();
    const waiter: Waiter = { fits: (mail) => wentTo(mail, recipient), wake: () => stop.abort() };
    this.waiters.add(waiter);
    await this.clock.wait(ms, stop.signal);
    this.waiters.delete(waiter);
  }

  private trim(): void {
    let bytes = this.messages.reduce((sum, mail) => sum + mail.raw.length, 0);
    while (this.messages.length > KEPT_MESSAGES || (bytes > KEPT_BYTES && this.messages.length > 1)) {
      bytes -= this.messages.shift()?.raw.length ?? 0;
    }
    if (this.written > 2 * KEPT_MESSAGES) this.rewrite();
  }

  private rewrite(): void {
    this.journal.rewrite(this.messages.map(lineOf));
    this.written = this.messages.length;
  }
}

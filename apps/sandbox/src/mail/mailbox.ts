import { randomBytes } from "node:crypto";
import type { SandboxClock } from "../clock.ts";
import type { Journal } from "../journal.ts";
import type { StoredMail } from "./message.ts";
import { parseMail } from "./message.ts";

/** Maximum number of stored messages, and their total bytes. */
export const KEPT_MESSAGES = 500;
const KEPT_BYTES = 128 * 1024 * 1024;

/** A message as stored in the journal. */
export type MailLine = Omit<StoredMail, "raw"> & { raw: string };

interface Waiter {
  fits(mail: StoredMail): boolean;
  wake(): void;
}

function lineOf(mail: StoredMail): MailLine {
  return { ...mail, raw: mail.raw.toString("base64") };
}

/** Returns whether a message was sent to an address, ignoring case. */
export function isSentTo(mail: StoredMail, recipient: string | undefined): boolean {
  if (recipient === undefined || recipient === "") return true;
  return mail.envelope.to.some((address) => address.toLowerCase() === recipient.toLowerCase());
}

/** The last messages, oldest first. */
export class Mailbox {
  private messages: StoredMail[];
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

  /** Stores a raw message. */
  async receive(raw: Buffer, envelope: StoredMail["envelope"]): Promise<StoredMail> {
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

  /** Lists messages to one address, or all, newest first. */
  list(recipient?: string): StoredMail[] {
    return this.messages.filter((mail) => isSentTo(mail, recipient)).reverse();
  }

  get(id: string): StoredMail | undefined {
    return this.messages.find((mail) => mail.id === id);
  }

  /** Deletes the messages to one address, or all. */
  clear(recipient?: string): void {
    this.messages = this.messages.filter((mail) => !isSentTo(mail, recipient));
    this.rewrite();
  }

  /** Resolves when a message to this address arrives, or on timeout. */
  async next(recipient: string | undefined, ms: number): Promise<void> {
    const stop = new AbortController();
    const waiter: Waiter = { fits: (mail) => isSentTo(mail, recipient), wake: () => stop.abort() };
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

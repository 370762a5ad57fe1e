import { randomBytes } from "node:crypto";
import type { Journal } from "../journal.ts";

/** A message to or from a phone. */
export interface StoredText {
  sid: string;
  at: string;
  direction: "outbound-api" | "outbound-reply" | "inbound";
  from: string;
  to: string;
  body: string;
  status: "queued" | "delivered" | "undelivered" | "received";
}

const MOST = 500;

/** The last messages. */
export class TextStore {
  private texts: StoredText[];
  private readonly journal: Journal<StoredText>;

  constructor(journal: Journal<StoredText>) {
    this.journal = journal;
    this.texts = [...new Map(journal.read().map((text) => [text.sid, text])).values()].slice(-MOST);
  }

  add(text: Omit<StoredText, "sid">): StoredText {
    const stored = { sid: `SM${randomBytes(16).toString("hex")}`, ...text };
    this.texts = [...this.texts, stored].slice(-MOST);
    this.journal.append(stored);
    return stored;
  }

  setStatus(sid: string, status: StoredText["status"]): void {
    const text = this.get(sid);
    if (!text) return;
    text.status = status;
    this.journal.append(text);
  }

  get(sid: string): StoredText | undefined {
    return this.texts.find((text) => text.sid === sid);
  }

  /** Lists messages with one phone, or all, newest first. */
  list(phone = ""): StoredText[] {
    return this.texts.filter((text) => phone === "" || text.to === phone || text.from === phone).toReversed();
  }

  clear(): void {
    this.texts = [];
    this.journal.rewrite([]);
  }
}

import type { MessageKind } from "../../outbox/queues.ts";

/** The kinds of messages that are emails. */
export type MailKind = Extract<MessageKind, `mail.${string}`>;

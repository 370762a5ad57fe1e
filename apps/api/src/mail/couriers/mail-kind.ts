import type { MessageKind } from "../../outbox/queues.ts";

export type MailKind = Extract<MessageKind, `mail.${string}`>;

import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import { queues } from "../../outbox/queues.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import type { MailKind } from "./mail-kind.ts";

const isMail = (kind: string): kind is MailKind => kind.startsWith("mail.");

/** Returns the couriers of all emails. Their code loads with the first email, because its libraries would delay every start. */
export function mailCouriers(services: Services, mailer: Mailer): Record<MailKind, Courier> {
  let loading: Promise<Record<MailKind, Courier>> | undefined;
  const load = async () => (await import("./create-couriers.ts")).createCouriers(services, mailer);
  const courierOf =
    (kind: MailKind): Courier =>
    async (...message) =>
      (await (loading ??= load()))[kind](...message);
  const kinds = Object.keys(queues).filter(isMail);
  return Object.fromEntries(kinds.map((kind) => [kind, courierOf(kind)])) as Record<MailKind, Courier>;
}

import type { OrderEventKind } from "@azulejo/extend/orders.ts";
import type { Services, Work } from "../../context.ts";
import type { Message } from "../../outbox/outbox.ts";
import { selectOrder } from "./order.repository.ts";
import { selectRefund } from "./refund.repository.ts";

/** Maximum time in ms of an extension's listener. */
const HEAR_MS = 60_000;

interface Happened {
  kind: OrderEventKind;
  orderId: number;
  refundId?: number;
}

/** Queues the notification of an extension, in the transaction of the event; does nothing if the extension doesn't listen. */
export async function announce(
  { query, extension, outbox }: Pick<Work, "query" | "extension" | "outbox">,
  happened: Happened,
): Promise<void> {
  const { kind, orderId, refundId } = happened;
  if (extension.listensTo(kind))
    await outbox.enqueue(query, [{ kind: "extension.event", key: `${kind}:${refundId ?? orderId}`, payload: { ...happened } }]);
}

/** Calls an extension's listener. @throws if it fails, so that it is called again */
export async function tellExtension({ database, extension }: Services, payload: Message["payload"]): Promise<void> {
  const { kind, orderId, refundId } = payload as unknown as Happened;
  const order = await selectOrder(database.query, orderId);
  if (!order) return;
  const refund = refundId === undefined ? null : await selectRefund(database.query, refundId);
  const { storefrontId, orderNo, currency, customerId, email, totalCents } = order;
  const hearing = extension.hear({
    id: `${kind}:${refundId ?? orderId}`,
    ...{ kind, storefrontId, orderNo, currency, customerId, email, totalCents },
    refundCents: refund?.amountCents ?? null,
  });
  const over = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the listener took more than a minute")), HEAR_MS).unref();
  });
  await Promise.race([hearing, over]);
}

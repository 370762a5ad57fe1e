import type { Context } from "../../context.ts";
import { requireStaff } from "../../context.ts";
import { recordAct } from "../audit/index.ts";
import { insertOrderEvent, type OrderHead } from "../order/index.ts";
import { selectTakenBy } from "../warehouse/index.ts";
import { type PhoneDraft, updateDraft } from "./phone-order.repository.ts";

/** Records that staff took the draft's order, in the caller's transaction, which has locked the draft. Repeating it changes nothing. */
export async function takeOrder(
  inside: Context,
  draft: PhoneDraft,
  order: Pick<OrderHead, "id" | "orderNo" | "totalCents">,
  payment: "link" | "credit" | "card",
): Promise<void> {
  const { query, now } = inside;
  await updateDraft(query, draft.id, { orderId: order.id }, now());
  const event = await insertOrderEvent(query, {
    orderId: order.id,
    key: `phone-order:${order.id}`,
    kind: "taken_by_phone",
    amountCents: order.totalCents,
    staffId: requireStaff(inside).staffId,
    at: now(),
  });
  if (event === null) return;
  const after = { payment, totalCents: order.totalCents };
  await recordAct(inside, { kind: "order.taken", subject: "order", no: order.orderNo, after });
  for (const no of await selectTakenBy(query, order.id))
    await recordAct(inside, { kind: "stock.reservation_ordered", subject: "reservation", no, after: { orderNo: order.orderNo } });
}

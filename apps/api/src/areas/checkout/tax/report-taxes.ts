import type { Services, Work } from "../../../context.ts";
import type { Message } from "../../../outbox/outbox.ts";
import { markCommitted, markVoided, selectTaxRefund, selectTaxSale } from "./tax-sale.repository.ts";

type Reporting = Pick<Work, "query" | "tax" | "outbox">;

/** Queues the report of a captured or owed sale to the tax service, in the caller's transaction. Each sale is reported once. */
export const reportSale = (inside: Reporting, orderId: number): Promise<void> =>
  enqueue(inside, { key: `tax-sale:${orderId}`, payload: { orderId, act: "commit" } });

/** Queues the cancellation of a reported sale that ended without payment. */
export const reportVoid = (inside: Reporting, orderId: number): Promise<void> =>
  enqueue(inside, { key: `tax-void:${orderId}`, payload: { orderId, act: "void" } });

/** Queues the report of taxes that a refund gave back. */
export const reportRefund = (inside: Reporting, { id, orderId }: { id: number; orderId: number }): Promise<void> =>
  enqueue(inside, { key: `tax-refund:${id}`, payload: { orderId, act: "refund", refundId: id } });

async function enqueue({ query, tax, outbox }: Reporting, message: Pick<Message, "key" | "payload">): Promise<void> {
  if (tax.takesSales) await outbox.enqueue(query, [{ kind: "tax.report", ...message }]);
}

/** Reports a sale, its end, or a refund to the tax service; safe to repeat, and in any order. */
export async function reportTaxSale({ database, tax, now }: Services, { orderId, act, refundId }: Message["payload"]): Promise<void> {
  const { query } = database;
  const sale = await selectTaxSale(query, Number(orderId));
  // A sale is reported to the service that taxed its quote.
  if (sale?.service !== tax.name) return;
  if (act === "void") {
    const { wasCommitted, ref } = await markVoided(query, sale.orderId, now());
    if (wasCommitted) await tax.void(sale.code, ref);
    return;
  }
  if (sale.voidedAt) return;
  if (!sale.committedAt) {
    const ref = await tax.commit({ ...sale.document, code: sale.code });
    // The order may have been canceled during the call.
    if (await markCommitted(query, sale.orderId, ref, now())) return tax.void(sale.code, ref);
  }
  if (act !== "refund") return;
  const refund = await selectTaxRefund(query, Number(refundId));
  if (!refund) return;
  const known = await selectTaxSale(query, sale.orderId);
  const items = refund.lines.flatMap(({ ref, units, cents, taxCents }) => {
    const sold = sale.document.items.find((one) => one.ref === ref);
    return sold && (cents > 0 || taxCents > 0) ? [{ ...sold, quantity: units, cents, taxCents }] : [];
  });
  if (items.length === 0) return;
  const code = `${sale.code}-R${Number(refundId)}`;
  await tax.refund({ ...sale.document, on: refund.on, items, code, saleCode: sale.code, saleRef: known?.ref ?? null });
}

import type { Services, Work } from "../../../context.ts";
import type { Message } from "../../../outbox/outbox.ts";
import { markCommitted, markVoided, selectTaxRefund, selectTaxSale } from "./tax-sale.repository.ts";

type Reporting = Pick<Work, "query" | "tax" | "outbox">;

/** Has a sale that was captured or is owed reported to the tax service, in the caller's transaction. Each sale is reported once. */
export const reportSale = (inside: Reporting, orderId: number): Promise<void> =>
  enqueue(inside, { key: `tax-sale:${orderId}`, payload: { orderId, act: "commit" } });

/** Has a sale taken back that ended without any payment. */
export const reportVoid = (inside: Reporting, orderId: number): Promise<void> =>
  enqueue(inside, { key: `tax-void:${orderId}`, payload: { orderId, act: "void" } });

/** Has the taxes reported that a refund gave back. */
export const reportRefund = (inside: Reporting, { id, orderId }: { id: number; orderId: number }): Promise<void> =>
  enqueue(inside, { key: `tax-refund:${id}`, payload: { orderId, act: "refund", refundId: id } });

async function enqueue({ query, tax, outbox }: Reporting, message: Pick<Message, "key" | "payload">): Promise<void> {
  if (tax.takesSales) await outbox.enqueue(query, [{ kind: "tax.report", ...message }]);
}

/** Reports a sale, its end, or a refund to the tax service; safe to repeat, and in any order. */
export async function reportTaxSale({ database, tax, now }: Services, { orderId, act, refundId }: Message["payload"]): Promise<void> {
  const { query } = database;
  const sale = await selectTaxSale(query, Number(orderId));
  // A sale belongs to the service that it was quoted by.
  if (sale?.service !== tax.name) return;
  if (act === "void") {
    const { wasCommitted, ref } = await markVoided(query, sale.orderId, now());
    if (wasCommitted) await tax.void(sale.code, ref);
    return;
  }
  if (sale.voidedAt) return;
  if (!sale.committedAt) {
    const ref = await tax.commit({ ...sale.document, code: sale.code });
    // The order may have ended while the service was told of it.
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

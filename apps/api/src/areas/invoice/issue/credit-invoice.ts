import type { Work } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { daysOf } from "../../../domain/orders/payment-term.rules.ts";
import { type Entry, sumOfAccount } from "../../ledger/index.ts";
import { creditedOf, totalOf } from "./invoice-amounts.rules.ts";
import { insertInvoice, selectHandedOverRefund, selectInvoicedOrder, selectMoved, selectOpen } from "./issue-invoice.repository.ts";

type Crediting = Pick<Work, "query" | "now">;

/** A refund whose `creditCents` go back to the credit line. */
interface CreditRefund {
  id: number;
  orderId: number;
  creditCents: number;
}

/**
 * Returns the postings that take a refund off the credit line and off invoices. Goods that were invoiced become a credit, which pays other
 * invoices; in the caller's transaction.
 */
export async function creditEntries(context: Crediting, { id, orderId, creditCents }: CreditRefund): Promise<Entry[]> {
  const { query, now } = context;
  const [order, handedOver] = [await selectInvoicedOrder(query, orderId), await selectHandedOverRefund(query, id)];
  const uninvoicedCents = await sumOfAccount(query, orderId, "credit_line");
  const moved = !order ? 0 : order.isMoved ? creditCents : await selectMoved(query, orderId);
  const credited = creditedOf(creditCents, totalOf(handedOver), uninvoicedCents, moved);
  if (!order || credited === 0) return [{ account: "credit_line", cents: -creditCents }];
  const { storefrontId, customerId, branchId, paymentTerm, currency, purchaseOrderNo, jobName } = order;
  const isWhole = credited === totalOf(handedOver);
  // Where only a part is on the credit line, the division into goods and tax is the refund's, not the credit's.
  const shares = isWhole
    ? { goodsCents: -handedOver.goodsCents, taxCents: -handedOver.taxCents, deliveryCents: -handedOver.deliveryCents }
    : { goodsCents: -credited, taxCents: 0, deliveryCents: 0 };
  const invoiceId = await insertInvoice(
    query,
    {
      storefrontId,
      customerId,
      branchId,
      orderId,
      paymentTerm,
      currency,
      purchaseOrderNo,
      jobName,
      kind: "credit",
      eventId: null,
      refundId: id,
      issuedAt: now(),
      issuedOn: todayOf(now(), order.timezone),
      dueOn: null,
      ...shares,
      totalCents: -credited,
      prepaidCents: 0,
    },
    isWhole
      ? handedOver.lines.map((line) => ({
          ...line,
          goodsCents: -line.goodsCents,
          taxCents: -line.taxCents,
          deliveryCents: -line.deliveryCents,
        }))
      : [],
  );
  return [
    { account: "credit_line", cents: credited - creditCents },
    { account: "invoiced", cents: -credited, invoiceId },
  ];
}

/**
 * Returns the postings that undo a credit, because its refund failed after all. The used part of the credit is invoiced again, because the
 * invoices that it paid stay paid.
 */
export async function undoneEntries({ query, now }: Crediting, orderId: number, booked: Entry[]): Promise<Entry[]> {
  const undone = booked.map((entry) => ({ ...entry, cents: -entry.cents }));
  const credit = undone.find((entry) => entry.account === "invoiced");
  const order = credit && (await selectInvoicedOrder(query, orderId));
  if (!credit?.invoiceId || !order) return undone;
  const unused = -(await selectOpen(query, credit.invoiceId));
  const usedCents = credit.cents - unused;
  if (usedCents === 0) return undone;
  const { storefrontId, customerId, branchId, paymentTerm, currency, purchaseOrderNo, jobName, timezone } = order;
  const issuedOn = todayOf(now(), timezone);
  const again = await insertInvoice(
    query,
    {
      storefrontId,
      customerId,
      branchId,
      orderId,
      paymentTerm,
      currency,
      purchaseOrderNo,
      jobName,
      kind: "invoice",
      eventId: null,
      refundId: null,
      issuedAt: now(),
      issuedOn,
      dueOn: addDays(issuedOn, daysOf(paymentTerm) ?? 0),
      goodsCents: usedCents,
      taxCents: 0,
      deliveryCents: 0,
      totalCents: usedCents,
      prepaidCents: 0,
    },
    [],
  );
  return [
    ...undone.filter((entry) => entry !== credit),
    { ...credit, cents: unused },
    { account: "invoiced", cents: usedCents, invoiceId: again },
  ];
}

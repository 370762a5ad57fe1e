import type { Work } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { daysOf } from "../../../domain/orders/payment-term.rules.ts";
import { type Entry, sumOfAccount } from "../../ledger/index.ts";
import { creditedOf, totalOf } from "./invoice-amounts.rules.ts";
import { insertInvoice, selectHandedOverRefund, selectInvoicedOrder, selectMoved, selectOpen } from "./issue-invoice.repository.ts";

type Crediting = Pick<Work, "query" | "now">;

/** A refund. `creditCents` is the part that goes back to the credit line. */
interface CreditRefund {
  id: number;
  orderId: number;
  creditCents: number;
}

/**
 * Returns the postings that deduct a refund from the credit line and from invoices, in the caller's transaction. Goods already invoiced are
 * credited, which can pay other invoices.
 */
export async function creditEntries(context: Crediting, { id, orderId, creditCents }: CreditRefund): Promise<Entry[]> {
  const { query, now } = context;
  const [order, handedOver] = [await selectInvoicedOrder(query, orderId), await selectHandedOverRefund(query, id)];
  const uninvoicedCents = await sumOfAccount(query, orderId, "credit_line");
  const moved = !order ? 0 : order.isMoved ? creditCents : await selectMoved(query, orderId);
  const credited = creditedOf(creditCents, totalOf(handedOver), uninvoicedCents, moved);
  if (!order || credited === 0) return [{ account: "credit_line", cents: -creditCents }];
  const isWhole = credited === totalOf(handedOver);
  // If only a part is credited, the refund's division into goods and tax doesn't apply to it.
  const shares = isWhole
    ? { goodsCents: -handedOver.goodsCents, taxCents: -handedOver.taxCents, deliveryCents: -handedOver.deliveryCents }
    : { goodsCents: -credited, taxCents: 0, deliveryCents: 0 };
  const invoiceId = await insertInvoice(
    query,
    {
      ...ofOrder(order, orderId),
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
 * Returns the postings that reverse a credit whose refund failed. Its used part is invoiced again, because the invoices that it paid stay
 * paid.
 */
export async function undoneEntries({ query, now }: Crediting, orderId: number, booked: Entry[]): Promise<Entry[]> {
  const undone = booked.map((entry) => ({ ...entry, cents: -entry.cents }));
  const credit = undone.find((entry) => entry.account === "invoiced");
  const order = credit && (await selectInvoicedOrder(query, orderId));
  if (!credit?.invoiceId || !order) return undone;
  const unused = -(await selectOpen(query, credit.invoiceId));
  const usedCents = credit.cents - unused;
  if (usedCents === 0) return undone;
  const issuedOn = todayOf(now(), order.timezone);
  const again = await insertInvoice(
    query,
    {
      ...ofOrder(order, orderId),
      kind: "invoice",
      eventId: null,
      refundId: null,
      issuedAt: now(),
      issuedOn,
      dueOn: addDays(issuedOn, daysOf(order.paymentTerm) ?? 0),
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

type InvoicedOrder = NonNullable<Awaited<ReturnType<typeof selectInvoicedOrder>>>;

/** Returns the columns that an invoice copies from its order. */
function ofOrder(order: InvoicedOrder, orderId: number) {
  const { storefrontId, customerId, branchId, paymentTerm, currency, purchaseOrderNo, jobName } = order;
  return { storefrontId, customerId, branchId, orderId, paymentTerm, currency, purchaseOrderNo, jobName };
}

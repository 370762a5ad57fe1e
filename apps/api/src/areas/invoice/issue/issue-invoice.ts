import type { Work } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { daysOf } from "../../../domain/orders/payment-term.rules.ts";
import { postEntries, sumOfAccount } from "../../ledger/index.ts";
import { amountsOf, chargedOf, type Shares, totalOf, withDelivery } from "./invoice-amounts.rules.ts";
import { insertInvoice, selectHandedOver, selectInvoicedLines, selectInvoicedOrder, selectMoved } from "./issue-invoice.repository.ts";

type Issuing = Pick<Work, "query" | "now">;

/**
 * Issues the invoice for goods of a business account that an event handed over, in the caller's transaction, which has locked the order.
 * The part on the credit line becomes due. Does nothing for other orders, or if the event has an invoice.
 */
export async function issueInvoice({ query, now }: Issuing, orderId: number, eventId: number): Promise<void> {
  const order = await selectInvoicedOrder(query, orderId);
  if (!order) return;
  const units = await selectHandedOver(query, eventId);
  const all = withDelivery(await selectInvoicedLines(query, orderId), order.delivery);
  const lines = all.flatMap((line) => {
    const handedOver = units.get(line.lineId);
    return handedOver === undefined ? [] : [{ orderLineId: line.lineId, units: handedOver, ...amountsOf(line, handedOver) }];
  });
  if (lines.length === 0) return;
  const sum = (of: keyof Shares) => lines.reduce((sums, line) => sums + line[of], 0);
  const shares = { goodsCents: sum("goodsCents"), taxCents: sum("taxCents"), deliveryCents: sum("deliveryCents") };
  const totalCents = totalOf(shares);
  const charged = chargedOf({
    netCents: order.totalCents - order.refundedCents,
    creditCents: order.creditCents - order.refundedCreditCents,
    invoicedCents: order.invoicedCents + totalCents,
    movedCents: await selectMoved(query, orderId),
    uninvoicedCents: await sumOfAccount(query, orderId, "credit_line"),
  });
  const chargedCents = Math.min(charged, totalCents);
  const issuedOn = todayOf(now(), order.timezone);
  const { storefrontId, customerId, branchId, paymentTerm, currency, purchaseOrderNo, jobName } = order;
  const about = { storefrontId, customerId, branchId, orderId, paymentTerm, currency, purchaseOrderNo, jobName };
  const invoiceId = await insertInvoice(
    query,
    {
      ...about,
      kind: "invoice",
      eventId,
      refundId: null,
      issuedAt: now(),
      issuedOn,
      dueOn: addDays(issuedOn, daysOf(paymentTerm) ?? 0),
      ...shares,
      totalCents,
      prepaidCents: totalCents - chargedCents,
    },
    lines,
  );
  if (invoiceId === null || chargedCents === 0) return;
  await postEntries(
    query,
    `invoice:${invoiceId}`,
    orderId,
    [
      { account: "invoiced", cents: chargedCents, invoiceId },
      { account: "credit_line", cents: -chargedCents },
    ],
    now(),
  );
}

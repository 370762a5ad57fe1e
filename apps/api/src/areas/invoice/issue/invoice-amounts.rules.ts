import { deliveryParts, partOf } from "../../../domain/orders/line-shares.rules.ts";

/** An order line with its units refunded before being handed over, and the amounts that earlier invoices charged for it. In cents. */
export interface InvoicedLine {
  lineId: number;
  isSample: boolean;
  isDelivered: boolean;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  /** The line's share of its delivery, with tax. */
  deliveryCents: number;
  /** Units that will never be handed over. */
  canceledUnits: number;
  /** The refunded part of `canceledUnits`. */
  refundedUnits: number;
  refunded: Shares;
  invoicedUnits: number;
  invoiced: Shares;
}

export interface Shares {
  goodsCents: number;
  taxCents: number;
  deliveryCents: number;
}

export const totalOf = ({ goodsCents, taxCents, deliveryCents }: Shares): number => goodsCents + taxCents + deliveryCents;

/**
 * Returns the amount for units of a line that are handed over now: the price of all its invoiced units together, less earlier invoices. The
 * last units get the remainder, so that the line's invoices and the refunds of its canceled units add up to its price exactly.
 */
export function amountsOf(line: InvoicedLine, units: number): Shares {
  const invoicedUnits = line.invoicedUnits + units;
  const isLast = line.refundedUnits === line.canceledUnits && invoicedUnits + line.canceledUnits === line.quantity;
  const due = (of: keyof Shares): number => {
    const left = line[of] - line.refunded[of] - line.invoiced[of];
    const share = partOf(line[of], invoicedUnits, line.quantity) - line.invoiced[of];
    return Math.max(0, isLast ? left : Math.min(left, share));
  };
  return { goodsCents: due("goodsCents"), taxCents: due("taxCents"), deliveryCents: due("deliveryCents") };
}

/** The cost of an order's deliveries, and the tax on them together. */
export interface DeliveryCost {
  goodsCents: number;
  samplesCents: number;
  taxCents: number;
}

/** Assigns each delivered line its share of the delivery. */
export function withDelivery(lines: InvoicedLine[], cost: DeliveryCost): InvoicedLine[] {
  const parts = deliveryParts(
    lines.filter((line) => line.isDelivered),
    cost,
  );
  return lines.map((line) => ({ ...line, deliveryCents: parts.get(line.lineId) ?? 0 }));
}

/** An order's amounts when an invoice is issued, in cents. */
export interface OrderMoney {
  /** The order's total, less all refunds. */
  netCents: number;
  /** The part of `netCents` on the credit line, whether invoiced or not. */
  creditCents: number;
  /** All invoices of the order including this one, less credits. */
  invoicedCents: number;
  /** The amount that earlier invoices moved from the credit line, less credits. */
  movedCents: number;
  /** The amount on the credit line that hasn't been invoiced. */
  uninvoicedCents: number;
}

/** Returns the amount that an invoice moves from the credit line to open invoices. Amounts paid with the order are used up first. */
export function chargedOf({ netCents, creditCents, invoicedCents, movedCents, uninvoicedCents }: OrderMoney): number {
  const prepaid = netCents - creditCents;
  return Math.max(0, Math.min(uninvoicedCents, invoicedCents - prepaid - movedCents));
}

/**
 * Returns the part of a refund to be credited on an invoice because its goods were invoiced; the rest is deducted from the credit line.
 * @param creditCents the part of the refund that goes to the credit line
 * @param handedOverCents the part of the refund for goods that had been handed over
 * @param uninvoicedCents the uninvoiced amount on the credit line
 * @param movedCents the amount that invoices moved from the credit line, less credits
 */
export function creditedOf(creditCents: number, handedOverCents: number, uninvoicedCents: number, movedCents: number): number {
  const wanted = Math.max(Math.min(creditCents, handedOverCents), creditCents - uninvoicedCents);
  return Math.max(0, Math.min(wanted, movedCents, creditCents));
}

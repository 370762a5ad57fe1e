import { deliveryParts, partOf } from "../../../domain/orders/line-shares.rules.ts";

/** A line of an order, what of it was refunded before it was handed over, and what earlier invoices charge for it. Amounts in cents. */
export interface InvoicedLine {
  lineId: number;
  isSample: boolean;
  isDelivered: boolean;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  /** The line's part of its delivery, with tax. */
  deliveryCents: number;
  /** Units that will never be handed over. */
  canceledUnits: number;
  /** The refunded ones of those units. */
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
 * Returns the amount of units of a line that are handed over now: the price of all its invoiced units together, less earlier invoices. The
 * last units take the rest of the line, so that its invoices and the refunds of its canceled units add up to it, to the cent.
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

/** Gives each delivered line its part of the delivery. */
export function withDelivery(lines: InvoicedLine[], cost: DeliveryCost): InvoicedLine[] {
  const parts = deliveryParts(
    lines.filter((line) => line.isDelivered),
    cost,
  );
  return lines.map((line) => ({ ...line, deliveryCents: parts.get(line.lineId) ?? 0 }));
}

/** An order's money at the moment of an invoice, in cents. */
export interface OrderMoney {
  /** The order's total, less all that was refunded. */
  netCents: number;
  /** The part of it that is on the credit line, whether invoiced or not. */
  creditCents: number;
  /** All invoices of the order with this one, less credits. */
  invoicedCents: number;
  /** The amount that earlier invoices moved from the credit line, less credits. */
  movedCents: number;
  /** The amount on the credit line that is not invoiced. */
  uninvoicedCents: number;
}

/** Returns the amount that an invoice moves from the credit line to open invoices: money that was paid with the order comes first. */
export function chargedOf({ netCents, creditCents, invoicedCents, movedCents, uninvoicedCents }: OrderMoney): number {
  const prepaid = netCents - creditCents;
  return Math.max(0, Math.min(uninvoicedCents, invoicedCents - prepaid - movedCents));
}

/**
 * Divides the credit of a refund: goods that were invoiced are credited on an invoice, others leave the credit line.
 * @param creditCents the part of the refund that goes to the credit line
 * @param handedOverCents the part of the refund that is for goods which had been handed over
 * @param uninvoicedCents what is on the credit line and not invoiced
 * @param movedCents what invoices moved from the credit line, less credits
 */
export function creditedOf(creditCents: number, handedOverCents: number, uninvoicedCents: number, movedCents: number): number {
  const wanted = Math.max(Math.min(creditCents, handedOverCents), creditCents - uninvoicedCents);
  return Math.max(0, Math.min(wanted, movedCents, creditCents));
}

import type { OfficeOrder, OfficeOrderRow } from "@azulejo/contract";
import { derivationLines } from "./derivation-text.ts";
import { amount, joined } from "./formats.ts";

const time = (at: string): string => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

/** Formats rows as columns, with figures aligned to the right. */
export function table(head: string[], rows: string[][], figures: string[] = []): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (figures.includes(head[column] ?? "") ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [line(head), ...rows.map(line)].join("\n");
}

const steps = ["qty", "picked", "ready", "shipped", "canceled"] as const;

export function listText(orders: OfficeOrderRow[], total: number, page: number, pageSize: number): string {
  if (orders.length === 0) return page === 1 ? "No orders." : `There is no page ${page}.`;
  const rows = orders.map((order) => [
    String(order.orderNo),
    time(order.placedAt),
    order.status,
    order.store ?? "delivery",
    order.paymentStatus ?? "",
    ...[order.quantity, order.picked, order.ready, order.shipped, order.canceled].map(String),
    amount(order.totalCents, order.currency),
    [`${order.firstName} ${order.lastName}`, order.company].filter(Boolean).join(", "),
  ]);
  const head = ["order", "placed", "status", "pickup", "payment", ...steps, "total", "customer"];
  const pages = Math.ceil(total / pageSize);
  const more = pages > 1 ? `\nPage ${page} of ${pages}, ${total} orders.` : "";
  return table(head, rows, ["order", ...steps, "total"]) + more;
}

export function orderText(order: OfficeOrder): string {
  return [
    headOf(order),
    linesOf(order),
    totalsOf(order),
    section("Amounts", order.derivation ? derivationLines(order.derivation, order.currency) : ["where they came from was not recorded"]),
    section("Promises", order.promiseMoves.map(moveLine)),
    section("Shipments", order.shipments.map(shipmentLine)),
    section(
      "Refunds",
      order.refunds.map((one) =>
        joined([time(one.requestedAt), amount(one.amountCents, order.currency), one.state, unitsOf(one.lines), one.reason]),
      ),
    ),
    section(
      "History",
      order.events.map((one) =>
        joined([
          time(one.at),
          one.kind.replaceAll("_", " "),
          unitsOf(one.lines),
          one.amountCents === null ? null : amount(one.amountCents, order.currency),
          one.reason,
          one.actor === "customer" ? joined(["by the customer", one.by]) : one.by,
        ]),
      ),
    ),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const section = (title: string, lines: string[]): string =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)].join("\n") : "";
const unitsOf = (lines: { itemNo: string; units: number }[]): string => lines.map(({ itemNo, units }) => `${units} × ${itemNo}`).join(", ");

function headOf({
  orderNo,
  status,
  placedAt,
  customer,
  pickupStore,
  deliveryAddress: to,
  deliveries,
  payments,
  ...order
}: OfficeOrder): string {
  const { firstName, lastName, company, businessAccount, phone, email } = customer;
  return [
    `Order ${orderNo} · ${status} · placed ${time(placedAt)}`,
    joined([`${firstName} ${lastName}`, company, businessAccount, phone, email, order.language === "es" ? "prefers Spanish" : null]),
    order.purchaseOrderNo && `Purchase order: ${order.purchaseOrderNo}`,
    order.jobName && `Job: ${order.jobName}`,
    pickupStore && joined([`Pickup: ${pickupStore.name}`, order.pickupPerson && `also by ${order.pickupPerson}`]),
    to &&
      deliveries.length > 0 &&
      `Delivery: ${[`${to.firstName} ${to.lastName}`, to.company, to.line1, to.line2, to.city, `${to.province} ${to.postalCode}`].filter(Boolean).join(", ")}`,
    ...deliveries.map(
      ({ group, service, from, until, charges }) =>
        `  ${[`${group} by ${service}`, ...charges.map((one) => one.kind.replaceAll("_", " "))].join(", ")}, ${from} to ${until}`,
    ),
    ...payments.map(
      (payment) =>
        `Payment: ${joined([payment.status, amount(payment.amountCents, order.currency), payment.dueOn && `credit line, due ${payment.dueOn}`, payment.method === "PayPal" && "PayPal", payment.last4 && `${payment.brand} ${payment.last4}`, payment.providerRef])}`,
    ),
  ]
    .filter(Boolean)
    .join("\n");
}

function linesOf({ lines, currency }: OfficeOrder): string {
  const head = ["#", "item", ...steps, "refunded", "price", "by", "name"];
  const rows = lines.map((line, index) => [
    String(index + 1),
    line.itemNo,
    ...[line.quantity, line.picked, line.ready, line.shipped, line.canceled, line.refunded].map(String),
    amount(line.goodsCents + line.discountCents, currency),
    { DLVR: "delivery", PKUP: "pickup", ELTR: "email", NONE: "" }[line.fulfilment],
    `${line.name}, ${line.detail}`,
  ]);
  const lots = lines.flatMap((line, index) =>
    line.lots.map(
      (lot) =>
        `line ${index + 1}: ${joined([`lot ${lot.code}`, lot.shade && `shade ${lot.shade}`, lot.caliber && `caliber ${lot.caliber}`, lot.place, String(lot.quantity)])}`,
    ),
  );
  return [table(head, rows, ["#", ...steps, "refunded", "price"]), section("Lots", lots)].filter(Boolean).join("\n\n");
}

/** Returns an order's amounts that add up: before discounts, and each discount by its code. */
function totalsOf({
  goodsCents,
  discountCents,
  deliveries,
  taxCents,
  totalCents,
  moneyBackCents,
  promotions,
  currency,
}: OfficeOrder): string {
  const deliveryCents = deliveries.reduce((sum, one) => sum + one.cents + one.discountCents, 0);
  const discounts = (key: "discountCents" | "deliveryDiscountCents") =>
    promotions.filter((one) => one[key] > 0).map((one) => `${one.code} ${amount(-one[key], currency)}`);
  const parts = [
    `Goods ${amount(goodsCents + discountCents, currency)}`,
    ...discounts("discountCents"),
    `delivery ${amount(deliveryCents, currency)}`,
    ...discounts("deliveryDiscountCents"),
    `tax ${amount(taxCents, currency)}`,
    `total ${amount(totalCents, currency)}`,
    ...(moneyBackCents > 0 ? [`sent back ${amount(moneyBackCents, currency)}`] : []),
  ];
  return parts.join(", ");
}

const moveLine = ({ at, itemNo, fromOn, toOn, reason, note, outcome, by }: OfficeOrder["promiseMoves"][number]): string =>
  joined([
    time(at),
    `${itemNo}: ${fromOn} to ${toOn}`,
    reason.replaceAll("_", " "),
    note?.en ?? null,
    { ...outcomes, none: null }[outcome],
    by,
  ]);
const outcomes = {
  asked: "the customer is asked",
  waited: "the customer waits",
  canceled: "canceled by the customer",
  expired: "no answer, refunded",
  replaced: "asked again later",
  withdrawn: "not delayed after all",
  started: "prepared before an answer",
};

const shipmentLine = ({ at, carrier, trackingNumber, trackingUrl, lines }: OfficeOrder["shipments"][number]): string =>
  joined([time(at), carrier ?? "fulfilled", trackingNumber, trackingUrl, unitsOf(lines)]);

import type { Language } from "@azulejo/contract";
import { dayIn, shortDay } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import type { Receipt } from "../../customer/index.ts";
import { linePicture } from "../line-picture.rules.ts";
import type { SheetToIllustrate } from "../sheet.ts";
import { frame, goodsOf, moneyIn, present, type Shop } from "./frame.ts";

type Told = Pick<Receipt, "orderNo" | "placedAt" | "currency" | "company" | "firstName" | "lastName" | "purchaseOrderNo" | "jobName">;
type ToldLine = Pick<
  Receipt["lines"][number],
  "itemNo" | "name" | "detail" | "quantity" | "sellUnit" | "promisedOn" | "picture" | "format"
>;

/** The contents of an order document, with or without prices. */
export interface Ordered extends Told {
  goodsCents: number | null;
  deliveryCents: number | null;
  taxCents: number | null;
  totalCents: number | null;
  deliveryAddress: { line1: string; line2?: string | undefined; city: string; province: string; postalCode: string } | null;
  pickupStore: { name: string; street: string; city: string; state: string; postalCode: string } | null;
  lines: (ToldLine & { goodsCents: number | null; lots: { code: string }[] })[];
  payments: (Pick<Receipt["payments"][number], "method" | "state" | "last4"> & { amountCents: number | null })[];
}

/** Writes an order's lines: as an acceptance with the promised days, or as a receipt with its payments. */
export function orderSheet(shop: Shop, language: Language, kind: "acceptance" | "receipt", order: Ordered): SheetToIllustrate {
  const shown = moneyIn(order.currency, language);
  const isPriced = order.totalCents !== null;
  const { taxCents, goodsCents, deliveryCents, totalCents } = order;
  const sums = [
    { label: text(language, "document.goods"), cents: goodsCents },
    { label: text(language, "document.delivery"), cents: deliveryCents },
    { label: text(language, "document.tax"), cents: taxCents },
    { label: text(language, "document.total"), cents: totalCents },
  ];
  const promised = kind === "acceptance";
  const address = order.deliveryAddress ?? order.pickupStore;
  return {
    ...frame(shop, language),
    title: text(language, `document.${kind}.title`, { number: String(order.orderNo) }),
    to: [order.company, `${order.firstName} ${order.lastName}`.trim(), ...placeOf(address)].flatMap((line) => line ?? []),
    facts: present([
      { label: text(language, "document.ordered"), value: dayIn(order.placedAt, shop.timezone, language) },
      { label: text(language, "document.purchaseOrder"), value: order.purchaseOrderNo },
      { label: text(language, "document.job"), value: order.jobName },
    ]),
    columns: [
      text(language, "document.item"),
      text(language, "document.quantity"),
      ...(promised ? [text(language, "document.promised")] : []),
      ...(isPriced ? [text(language, "document.amount")] : []),
    ],
    rows: order.lines.map((line) => ({
      cells: [
        goodsOf(line),
        textOr(language, `mail.receipt.quantity.${line.sellUnit}`, String(line.quantity), { count: line.quantity }),
        ...(promised ? [line.promisedOn ? shortDay(line.promisedOn, language) : ""] : []),
        ...amountOf(line, shown),
      ],
      note: [line.itemNo, ...line.lots.map(({ code }) => text(language, "document.lot", { code }).replace(" ", "\u00a0"))].join(", "),
      pictureAddress: linePicture(line),
    })),
    totals: isPriced ? sums.map(({ label, cents }) => ({ label, value: shown(cents ?? 0) })) : [],
    remarks: promised || !isPriced ? [] : paymentsOf(order, language, shown),
  };
}

const amountOf = ({ goodsCents }: Pick<Ordered["lines"][number], "goodsCents">, shown: (cents: number) => string): string[] =>
  goodsCents === null ? [] : [shown(goodsCents)];

/** Returns the lines of the delivery address or pickup store. */
function placeOf(place: Ordered["deliveryAddress"] | Ordered["pickupStore"]): string[] {
  if (!place) return [];
  if ("street" in place) return [place.name, place.street, `${place.city}, ${place.state} ${place.postalCode}`];
  return [place.line1, place.line2 ?? "", `${place.city}, ${place.province} ${place.postalCode}`].filter(Boolean);
}

const paymentsOf = ({ payments }: Ordered, language: Language, shown: (cents: number) => string): string[] =>
  payments.map(({ method, state, amountCents, last4 }) => {
    if (method === "None") return text(language, "document.payment.none");
    return text(language, `document.payment.${method === "Link" ? (state === "returned" ? "unpaid" : "settled") : state}`, {
      amount: shown(amountCents ?? 0),
      method: text(language, `document.method.${method}`, { last4: last4 ?? "" }),
    });
  });

import type { InvoiceAge } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import { ageOf, daysBetween } from "../invoice/index.ts";
import type { GiftCardRecord } from "./records/gift-cards.rules.ts";
import type { LineRecord, OrderRecord } from "./records/orders.rules.ts";
import type { QuoteLineRecord, QuoteRecord } from "./records/quotes.rules.ts";
import type { BusinessRecord, InvoiceRecord } from "./records/records.rules.ts";

/** Returns the aging bucket of an invoice's open amount on a day; credits are never due. */
const ageOfInvoice = ({ dueOn }: Pick<InvoiceRecord, "dueOn">, today: string): InvoiceAge =>
  ageOf(dueOn === null ? 0 : daysBetween(dueOn, today));

export const figures = ["receivables", "credit", "orders", "gift-cards", "quotes"] as const;
/** Figures whose rows may state how many there are. */
export const counted: readonly Figure[] = ["orders", "gift-cards", "quotes"];
export type Figure = (typeof figures)[number];

/**
 * A total stated by the supplier. Totals of receivables may be limited to a business and an age, totals of credit to a business, and totals
 * of orders to a year; null sets no limit.
 */
export interface StatedTotal {
  figure: Figure;
  business: string | null;
  age: InvoiceAge | null;
  /** yyyy */
  year: string | null;
  cents: number;
  /** The number of orders, gift cards or quotes; null if not stated. */
  count: number | null;
}

export interface Difference extends StatedTotal {
  foundCents: number;
  foundCount: number;
}

type Of = Pick<StatedTotal, "figure" | "business" | "age" | "year">;

/** The sums of accepted rows. */
export interface Sums {
  addBusiness(business: BusinessRecord): void;
  addInvoice(invoice: InvoiceRecord): void;
  addOrder(order: OrderRecord): void;
  addLine(line: LineRecord): void;
  addGiftCard(card: GiftCardRecord): void;
  addQuote(quote: QuoteRecord): void;
  addQuoteLine(line: QuoteLineRecord): void;
  sumOf(of: Of): { cents: number; count: number };
  /** Returns the orders whose lines don't add up to the goods amount; orders without lines aren't checked. */
  unequalOrders(): string[];
  /** Returns the quotes whose lines don't add up to the goods amount. */
  unequalQuotes(): string[];
}

export function createSums(today: string): Sums {
  const sums = new Map<string, { cents: number; count: number }>();
  const goods = new Map<string, { goodsCents: number; lineCents: number | null }>();
  const quoted = new Map<string, number>();
  const limits = new Map<string, number>();
  const keyOf = ({ figure, business, age, year }: Of) => JSON.stringify([figure, business, age, year]);
  const add = (of: Of, cents: number) => {
    const { cents: before, count } = sums.get(keyOf(of)) ?? { cents: 0, count: 0 };
    sums.set(keyOf(of), { cents: before + cents, count: count + 1 });
  };
  const none = { business: null, age: null, year: null };
  const addCredit = (business: string, cents: number) => {
    for (const owner of [null, business]) add({ ...none, figure: "credit", business: owner }, cents);
  };
  return {
    addBusiness({ externalId, creditLimitCents }) {
      if (creditLimitCents === null) return;
      limits.set(externalId, creditLimitCents);
      addCredit(externalId, creditLimitCents);
    },
    addInvoice(invoice) {
      const age = ageOfInvoice(invoice, today);
      for (const business of [null, invoice.business])
        for (const one of [null, age]) add({ ...none, figure: "receivables", business, age: one }, invoice.openCents);
      if (limits.has(invoice.business)) addCredit(invoice.business, -invoice.openCents);
    },
    addOrder({ externalId, placedOn, totalCents, goodsCents }) {
      for (const year of [null, placedOn.slice(0, 4)]) add({ ...none, figure: "orders", year }, totalCents);
      goods.set(externalId, { goodsCents, lineCents: null });
    },
    addLine({ order, goodsCents }) {
      const of = goods.get(order);
      if (of) of.lineCents = (of.lineCents ?? 0) + goodsCents;
    },
    addGiftCard({ balanceCents }) {
      add({ ...none, figure: "gift-cards" }, balanceCents);
    },
    addQuote({ externalId, totalCents, goodsCents }) {
      add({ ...none, figure: "quotes" }, totalCents);
      quoted.set(externalId, goodsCents);
    },
    addQuoteLine({ quote, quantity, unitPriceCents }) {
      const left = quoted.get(quote);
      if (left !== undefined) quoted.set(quote, left - quantity * unitPriceCents);
    },
    sumOf: (of) => sums.get(keyOf(of)) ?? { cents: 0, count: 0 },
    unequalOrders: () =>
      [...goods].filter(([, { goodsCents, lineCents }]) => lineCents !== null && lineCents !== goodsCents).map(([order]) => order),
    unequalQuotes: () => [...quoted].filter(([, left]) => left !== 0).map(([quote]) => quote),
  };
}

/** Returns the stated totals from which the files differ, in amount or in number. */
export const differencesOf = (stated: readonly StatedTotal[], sums: Sums): Difference[] =>
  stated.flatMap((total) => {
    const { cents: foundCents, count: foundCount } = sums.sumOf(total);
    const isEqual = total.cents === foundCents && (total.count === null || total.count === foundCount);
    return isEqual ? [] : [{ ...total, foundCents, foundCount }];
  });

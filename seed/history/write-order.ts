import { randomBytes } from "node:crypto";
import { issueInvoice } from "@azulejo/api/areas/invoice/index.ts";
import { postEntries } from "@azulejo/api/areas/ledger/index.ts";
import { pictureFor, toFormat } from "@azulejo/api/areas/product/index.ts";
import type { StoredItem, StoredProduct } from "@azulejo/api/domain/product.ts";
import type { LineStepKind, OrderDerivation, Query } from "@azulejo/database";
import { STOREFRONT_ID } from "../load-storefront.ts";
import type { Dealer } from "./history-data.ts";
import type { PlannedOrder, Stage } from "./plan-history.ts";

const DAY_MS = 86_400_000;
const FREIGHT_CENTS = 14_500;
const ZONE = 1;
/** First digits of the branches' postal codes. */
const POSTAL_PREFIX = "895";
const PARCEL_LIMIT_LB = 70;
/** Width of a freight rate's weight range, in pounds. */
const BRACKET = 500;
/** Approximate price of a line, in cents. */
const LINE_CENTS = 42_000;

/** A variant that the dealer buys, and the lot it is taken from. */
export interface Bought {
  product: StoredProduct;
  item: StoredItem;
  listCents: number;
  lotId: number;
}

/** A line of the dealer's orders, after it is stored. */
interface Line {
  id: number;
  quantity: number;
  goodsCents: number;
  lotId: number;
}

/** Places an order on the credit line and marks the goods that have left by now as shipped, which invoices them. */
export async function writeOrder(query: Query, dealer: Dealer, bought: Bought[], order: PlannedOrder): Promise<void> {
  const lines = order.lines.flatMap(({ item, amount }) => {
    const chosen = bought[Math.floor(item * bought.length)];
    if (!chosen) return [];
    const quantity = Math.max(1, Math.round(((0.3 + 1.4 * amount) * LINE_CENTS) / chosen.listCents));
    return [{ ...chosen, quantity, goodsCents: quantity * chosen.listCents }];
  });
  const goodsCents = lines.reduce((sum, line) => sum + line.goodsCents, 0);
  const deliveryCents = order.isPickup ? 0 : FREIGHT_CENTS;
  const orderId = await insertOrder(query, dealer, order, { goodsCents, deliveryCents }, derive(order, lines));
  const stored = await insertLines(query, dealer, order, orderId, lines);
  const totalCents = goodsCents + deliveryCents;
  await query
    .insertInto("payment")
    .values({ orderId, provider: "credit", method: "Credit", status: "captured", amountCents: totalCents, createdAt: order.placedAt })
    .execute();
  await postEntries(
    query,
    `sale:${orderId}`,
    orderId,
    [
      { account: "receivable", cents: totalCents },
      { account: "sales", cents: -goodsCents },
      { account: "delivery", cents: -deliveryCents },
    ],
    order.placedAt,
  );
  const charge = [
    { account: "credit_line" as const, cents: totalCents },
    { account: "receivable" as const, cents: -totalCents },
  ];
  await postEntries(query, `credit:${orderId}`, orderId, charge, order.placedAt);
  await advance(query, order, orderId, stored);
}

interface Money {
  goodsCents: number;
  deliveryCents: number;
}

async function insertOrder(query: Query, dealer: Dealer, order: PlannedOrder, money: Money, derivation: OrderDerivation) {
  const user = dealer.users[order.buyer % dealer.users.length];
  const branch = dealer.branches[order.branch % dealer.branches.length];
  if (!user || !branch) throw new Error("the demo's dealer has no users or branches");
  const address = {
    firstName: user.givenName,
    lastName: user.surname,
    company: branch.name,
    line1: "1 Main St",
    line2: "",
    city: branch.city,
    province: branch.state,
    postalCode: "89501",
    country: "US",
  };
  const leftOn = (order.leftAt ?? new Date(order.placedAt.getTime() + 9 * DAY_MS)).toISOString().slice(0, 10);
  const [{ weight } = { weight: 0 }] = derivation.deliveries;
  const delivery = { service: "freight", zone: ZONE, weight, cents: FREIGHT_CENTS, liftgate: true, from: leftOn, until: leftOn };
  const bagId = randomBytes(15).toString("base64url");
  await query.insertInto("bag").values({ id: bagId, storefrontId: STOREFRONT_ID, accountId: user.id, status: "ordered" }).execute();
  const { id } = await query
    .insertInto("customerOrder")
    .values({
      storefrontId: STOREFRONT_ID,
      bagId,
      receiptKey: randomBytes(18).toString("base64url"),
      attemptKey: `history-${randomBytes(9).toString("base64url")}`,
      status: "placed",
      accountId: user.id,
      customerId: dealer.customerId,
      branchId: branch.id,
      purchaseOrderNo: order.purchaseOrderNo,
      jobName: order.jobName,
      email: user.email,
      phone: "775-555-0150",
      firstName: user.givenName,
      lastName: user.surname,
      company: dealer.name,
      language: user.language,
      currency: "USD",
      termsVersion: "2026-09",
      deliveryAddress: order.isPickup ? null : JSON.stringify(address),
      billingAddress: JSON.stringify(address),
      pickupPlaceId: order.isPickup ? dealer.storeId : null,
      ...money,
      taxCents: 0,
      totalCents: money.goodsCents + money.deliveryCents,
      delivery: order.isPickup ? null : JSON.stringify(delivery),
      taxes: "[]",
      derivation: JSON.stringify(derivation),
      reservedAt: order.placedAt,
      placedAt: order.placedAt,
      finishedAt: order.stage === "done" || order.stage === "shipped" ? order.leftAt : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records where an order's amounts came from: the list prices and freight rates of that year. */
function derive({ placedAt, isPickup }: PlannedOrder, lines: Chosen[]): OrderDerivation {
  const on = placedAt.toISOString().slice(0, 10);
  const from = `${on.slice(0, 4)}-01-01`;
  const weight = lines.reduce((sum, { item, quantity }) => sum + item.weightPerUnit * quantity, 0);
  const freight = {
    ...({ group: "goods", service: "freight", residential: false } as const),
    why: weight > PARCEL_LIMIT_LB * 100 ? ("weight" as const) : ("choice" as const),
    ...{ weight, parcelLimitLb: PARCEL_LIMIT_LB, zone: ZONE, postalPrefix: POSTAL_PREFIX, zoneFrom: from },
    ...{ upToLb: Math.ceil(weight / BRACKET / 100) * BRACKET, rateCents: FREIGHT_CENTS, rateFrom: from },
  };
  return {
    on,
    prices: lines.map(({ listCents }) => ({ kind: "list", listCents, from: null, until: null, fromUnits: null })),
    promotions: [],
    deliveries: isPickup ? [] : [freight],
    taxes: [],
    exemptions: [],
  };
}

const json = (value: object | null): string | null => value && JSON.stringify(value);

type Chosen = Bought & { quantity: number; goodsCents: number };

async function insertLines(query: Query, dealer: Dealer, order: PlannedOrder, orderId: number, lines: Chosen[]): Promise<Line[]> {
  const promisedOn = new Date(order.placedAt.getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
  const rows = await query
    .insertInto("orderLine")
    .values(
      lines.map(({ product, item, listCents, quantity, goodsCents }, position) => ({
        orderId,
        position,
        itemId: item.id,
        itemNo: item.itemNo,
        name: product.texts.en.name,
        detail: item.labels.en,
        quantity,
        sellUnit: item.sellUnit,
        area: item.areaPerUnit === null ? null : item.areaPerUnit * quantity,
        unitPriceCents: listCents,
        goodsCents,
        taxCents: 0,
        fulfilment: order.isPickup ? ("PKUP" as const) : ("DLVR" as const),
        placeId: order.isPickup ? dealer.storeId : dealer.placeId,
        promisedOn,
        picture: json(pictureFor(product.pictures, item)),
        format: json(toFormat(item, product)),
      })),
    )
    .returning("id")
    .execute();
  const stored = rows.map(({ id }, index) => {
    const { quantity = 0, goodsCents = 0, lotId = 0 } = lines[index] ?? {};
    return { id, quantity, goodsCents, lotId };
  });
  await query
    .insertInto("orderLineLot")
    .values(stored.map(({ id, lotId, quantity }) => ({ orderLineId: id, lotId, quantity })))
    .execute();
  await query
    .insertInto("stockMovement")
    .values(
      stored.map(({ id, lotId, quantity }) => ({
        lotId,
        kind: "reserved" as const,
        onHand: 0,
        reserved: quantity,
        orderLineId: id,
        at: order.placedAt,
      })),
    )
    .execute();
  return stored;
}

/** For each stage, the steps that the lines have gone through. A partly collected order applies them to the first line only. */
const steps: Record<Stage, LineStepKind[]> = {
  confirmed: [],
  picking: ["picked"],
  ready: ["picked", "ready"],
  partly: ["picked", "shipped"],
  shipped: ["picked", "shipped"],
  done: ["picked", "shipped"],
};

async function advance(query: Query, order: PlannedOrder, orderId: number, lines: Line[]): Promise<void> {
  const { stage, isPickup, placedAt, leftAt } = order;
  const moved = stage === "partly" ? lines.slice(0, 1) : lines;
  const at = leftAt ?? new Date(placedAt.getTime() + DAY_MS);
  const kinds: LineStepKind[] = [
    ...steps[stage].flatMap((kind) => (kind === "shipped" && isPickup ? (["ready", kind] as const) : [kind])),
    ...(stage === "done" && !isPickup ? (["delivered"] as const) : []),
  ];
  for (const kind of kinds) {
    const eventId = await record(query, orderId, kind, at, moved, isPickup);
    if (kind !== "shipped") continue;
    await query
      .insertInto("stockMovement")
      .values(
        moved.map(({ id, lotId, quantity }) => ({
          lotId,
          kind: "shipped" as const,
          onHand: -quantity,
          reserved: -quantity,
          orderLineId: id,
          document: `shipment:${eventId}`,
          at,
        })),
      )
      .execute();
    await issueInvoice({ query, now: () => at }, orderId, eventId);
  }
}

async function record(query: Query, orderId: number, kind: LineStepKind, at: Date, lines: Line[], isPickup: boolean): Promise<number> {
  const { id } = await query
    .insertInto("orderEvent")
    .values({
      orderId,
      key: `history:${orderId}:${kind}`,
      kind: kind as "picked",
      at,
      detail: kind === "shipped" && !isPickup ? JSON.stringify({ carrier: "Own truck" }) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await query
    .insertInto("orderLineStep")
    .values(lines.map((line) => ({ eventId: id, orderLineId: line.id, kind, units: line.quantity })))
    .execute();
  return id;
}

import type { OfficeOrder } from "@azulejo/contract";
import type { Receipt } from "../../areas/customer/index.ts";
import { address, business, buyer, card, ORDER_NO } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const BOXES = 12;
const FREIGHT_CENTS = 12_500;

/** Returns the amounts of the example order. */
const amountsOf = ({ item }: SampleShop) => {
  const goodsCents = item.cents * BOXES;
  return { goodsCents, totalCents: goodsCents + FREIGHT_CENTS };
};

/** Returns the order of all examples, in the form for staff. @param way how the goods reach the customer */
export function sampleOrder(shop: SampleShop, way: "DLVR" | "PKUP" = "DLVR"): OfficeOrder {
  const { store, language, currency, now } = shop;
  const { goodsCents, totalCents } = amountsOf(shop);
  return {
    orderNo: ORDER_NO,
    earlierNo: null,
    status: "open",
    placedAt: now.toISOString(),
    finishedAt: null,
    canceledAt: null,
    language,
    customer: { ...buyer, company: business.name, businessAccount: null },
    deliveryAddress: way === "DLVR" ? address : null,
    billingAddress: address,
    pickupStore: way === "PKUP" && store ? { code: store.code, name: store.texts[language].name } : null,
    pickupPerson: null,
    purchaseOrderNo: business.purchaseOrderNo,
    jobName: business.jobName[language],
    deliveries: way === "DLVR" ? [freight(shop)] : [],
    lines: [sampleLine(shop, way)],
    currency,
    goodsCents,
    discountCents: 0,
    deliveryCents: way === "DLVR" ? FREIGHT_CENTS : 0,
    promotions: [],
    taxes: [],
    taxCents: 0,
    totalCents: way === "DLVR" ? totalCents : goodsCents,
    payments: [
      { provider: "stripe", providerRef: null, method: "CreditCard", status: "captured", amountCents: totalCents, ...card, dueOn: null },
    ],
    derivation: null,
    moneyBackCents: 0,
    ...{ promiseMoves: [], delays: [], shipments: [], refunds: [], returns: [], replacements: [], notes: [], events: [] },
  };
}

function sampleLine(shop: SampleShop, way: "DLVR" | "PKUP"): OfficeOrder["lines"][number] {
  const { item, store, dayIn } = shop;
  const { goodsCents } = amountsOf(shop);
  return {
    lineId: 1,
    itemNo: item.itemNo,
    name: item.name,
    detail: item.detail,
    piece: null,
    quantity: BOXES,
    sellUnit: item.sellUnit,
    area: item.areaPerUnit === null ? null : item.areaPerUnit * BOXES,
    fulfilment: way,
    promisedOn: dayIn(7),
    promiseReason: null,
    unitPriceCents: item.cents,
    goodsCents,
    discountCents: 0,
    taxCents: 0,
    refundedCents: 0,
    recipient: null,
    returnsToStock: true,
    lots: [{ code: "A12", shade: "B2", caliber: "9", place: store?.code ?? "", quantity: BOXES }],
    rooms: [],
    ...{
      picked: 0,
      ready: way === "PKUP" ? BOXES : 0,
      shipped: way === "DLVR" ? BOXES : 0,
      delivered: 0,
      canceled: 0,
      returned: 0,
      leftToReturn: 0,
      earlierLot: null,
      refunded: 0,
    },
  };
}

const freight = ({ dayIn }: SampleShop) => ({
  group: "goods" as const,
  service: "freight" as const,
  cents: FREIGHT_CENTS,
  discountCents: 0,
  charges: [],
  from: dayIn(5),
  until: dayIn(7),
  liftgate: true,
});

/** Returns the same order as the customer's receipt. */
export function sampleReceipt(shop: SampleShop): Receipt {
  const { item, language, currency, now, dayIn, storefront } = shop;
  const order = sampleOrder(shop);
  const { goodsCents, totalCents, purchaseOrderNo, jobName } = order;
  return {
    orderNo: ORDER_NO,
    earlierNo: null,
    receiptId: "example",
    placedAt: now.toISOString(),
    language,
    ...buyer,
    company: business.name,
    deliveryAddress: address,
    billingAddress: address,
    pickupStore: null,
    pickupPerson: null,
    purchaseOrderNo,
    jobName,
    deliveries: [freight(shop)],
    lines: order.lines.map(({ itemNo, name, detail, quantity, sellUnit, area, unitPriceCents, discountCents }) => ({
      ...{ itemNo, name, detail, quantity, sellUnit, area, unitPriceCents, goodsCents, discountCents },
      fulfilment: "DLVR" as const,
      promisedOn: dayIn(7),
      promiseReason: null,
      lots: [{ code: "A12", shade: "B2", quantity }],
      rooms: [],
      picture: item.picture,
      format: item.format,
      warnings: [],
      recipient: null,
    })),
    currency,
    goodsCents,
    discountCents: 0,
    deliveryCents: FREIGHT_CENTS,
    promotions: [],
    taxes: [],
    exemptions: [],
    deliveredQuote: null,
    taxCents: 0,
    totalCents,
    payments: [{ receiptId: "example", method: "CreditCard", state: "paid", amountCents: totalCents, ...card, dueOn: null }],
    mandate: null,
    derivation: null,
    wantsAccount: false,
    claimUntil: dayIn(7 + storefront.settings.claimDays),
  };
}

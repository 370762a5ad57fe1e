import { movementToCount } from "@azulejo/api/areas/stock/index.ts";
import { moveStock } from "@azulejo/api/areas/stock/movement.repository.ts";
import { address, contact } from "@azulejo/testing/guest.ts";
import { type Act, BUYERS, type Card, type Sequence } from "./acts.fixture.ts";
import type { SimulatedShop } from "./simulated-shop.fixture.ts";

export interface SimulatedItem {
  itemNo: string;
  lotIds: number[];
}

/** The state of a sequence as its participants know it. */
export interface Story {
  /** All bags of the buyers. */
  bags: Set<string>;
  /** The orders that the shop confirmed to a buyer, by bag. */
  confirmed: Map<string, Set<number>>;
}

interface Buyer {
  headers: { "accept-language": string };
  bag: string | null;
  pressed: { input: Record<string, unknown>; key: string } | null;
  clientSecret: string | null;
  /** The order that waits for the buyer at PayPal. */
  payPalOrderId: string | null;
}

const NO_APPROVAL = { type: "PayPal", token: null, success: null, payPalOrderId: null };
const byCard = (paymentMethodId: string) => ({ type: "CreditCard", paymentMethodId });
const PAYMENTS: Record<Card, object> = {
  good: byCard("pm_card_visa"),
  declined: byCard("pm_card_visa_chargeDeclined"),
  asksBank: byCard("pm_card_threeDSecure2Required"),
  paypal: NO_APPROVAL,
};

/** Unique in the shop's lifetime, like the keys of browsers. */
let keys = 0;
export const newKey = (): string => `simulated-${String(++keys).padStart(10, "0")}`;

/** Plays a sequence. Calls `look` after each act, with all services available. */
export async function play(
  shop: SimulatedShop,
  items: SimulatedItem[],
  { stock, bags, steps }: Sequence,
  look: () => Promise<void>,
): Promise<Story> {
  const story: Story = { bags: new Set(), confirmed: new Map() };
  const act = createBuyers(shop, items, story);
  shop.resetClock();
  await stockUp(shop, items, stock);
  for (const [buyer, bag] of bags.entries()) await act({ do: "add", buyer, ...bag });
  for (const { act: next, killAfter, outage } of steps) {
    if (killAfter !== null) shop.faults.killAfter(killAfter);
    if (outage !== null) shop.faults.loseCall(outage.call, outage.lost);
    await act(next);
    shop.faults.heal();
    await look();
  }
  return story;
}

/** The language of a buyer, in which the shop writes to them. */
export const languageOf = (buyer: number): "en" | "es" => (buyer % 2 === 0 ? "en" : "es");

/** Returns a function that plays the acts of new buyers, and of the staff with their orders, and records them in a story. */
export function createBuyers(shop: SimulatedShop, items: SimulatedItem[], story: Story): (next: Act) => Promise<void> {
  const buyers: Buyer[] = Array.from({ length: BUYERS }, (_, index) => ({
    ...{ bag: null, pressed: null, clientSecret: null, payPalOrderId: null },
    headers: { "accept-language": languageOf(index) },
  }));
  const email = `${newKey()}@example.test`;
  return act;

  async function act(next: Act): Promise<void> {
    switch (next.do) {
      case "add":
        return add(next);
      case "press":
        return press(next);
      case "pressAgain":
        return pressAgain(buyerOf(next));
      case "answerBank":
        return answerBank(buyerOf(next), next.outcome);
      case "deliverEvents":
        return shop.events.deliver(next.shuffle, next.times);
      case "loseEvents":
        return shop.events.lose();
      case "wait":
        return shop.wait(next.minutes);
      case "count":
        return count(next);
      case "ship":
      case "refund":
      case "cancel":
        return actAsStaff(next);
    }
  }

  function buyerOf({ buyer }: { buyer: number }): Buyer {
    const found = buyers[buyer];
    if (!found) throw new Error(`there is no buyer ${buyer}`);
    return found;
  }

  async function add({ buyer: index, item, boxes }: Extract<Act, { do: "add" }>): Promise<void> {
    const buyer = buyerOf({ buyer: index });
    const line = { itemNo: items[item]?.itemNo, quantity: boxes, fulfilmentType: "DLVR" };
    const input = { items: [line], ...(buyer.bag && { shoppingBagQuoteId: buyer.bag }) };
    const { body } = await shop.call("webshoppingbag/addbagitemV2", input, buyer.headers);
    if (!body.success) return;
    buyer.bag = body.value.shoppingBagQuoteId;
    if (buyer.bag) story.bags.add(buyer.bag);
  }

  async function press({ buyer: index, card, clicks, inSecondTab, slow }: Extract<Act, { do: "press" }>): Promise<void> {
    const buyer = buyerOf({ buyer: index });
    if (!buyer.bag) return;
    const agreed = await readyToPay(buyer, buyer.bag, `${index}-${email}`);
    if (!agreed) return;
    const attempt = () => {
      const key = newKey();
      return { key, input: { ...agreed, attempt: key, payment: PAYMENTS[card] } };
    };
    const first = attempt();
    buyer.pressed = first;
    const tabs = inSecondTab ? [first, attempt()] : [first];
    if (slow) shop.faults.duringCall(slow.call, () => shop.wait(slow.minutes));
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: clicks }, () => complete(buyer, tab))));
  }

  /** Prices the bag and agrees to the result; null if it can't be bought at the moment. */
  async function readyToPay({ headers }: Buyer, shoppingBagQuoteId: string, buyerEmail: string): Promise<Record<string, unknown> | null> {
    const steps = {
      contact: { ...contact, email: buyerEmail },
      deliveryAddress: address,
      billingSameAsDelivery: true,
      deliveryService: "freight",
    };
    const bag = (await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`)).body.value;
    const split = (bag?.lines ?? []).filter((line: { lots: unknown[]; lotsAgreed: boolean }) => line.lots.length > 1 && !line.lotsAgreed);
    const agreements = split.map(({ lineId, lots }: { lineId: number; lots: unknown[] }) => ({ lineId, agreedLots: lots }));
    if (split.length > 0) await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId, items: agreements });
    const { body } = await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps }, headers);
    const totalCents = body.success ? body.value.totals?.totalCents : null;
    if (totalCents == null) return null;
    return { shoppingBagQuoteId, expectedTotalCents: totalCents, agreed: true, termsVersion: body.value.termsVersion };
  }

  async function complete(buyer: Buyer, { input, key }: NonNullable<Buyer["pressed"]>): Promise<void> {
    const { body } = await shop.call("checkout/complete", input, { ...buyer.headers, "idempotency-key": key });
    if (!body.success) return;
    if (body.value.status === "actionRequired") buyer.clientSecret = body.value.clientSecret;
    if (body.value.status === "approvalRequired") buyer.payPalOrderId = body.value.payPalOrderId;
    if (body.value.status !== "placed") return;
    const bag = String(input.shoppingBagQuoteId);
    story.confirmed.set(bag, (story.confirmed.get(bag) ?? new Set()).add(body.value.orderNo));
  }

  async function pressAgain(buyer: Buyer): Promise<void> {
    if (buyer.pressed) await complete(buyer, buyer.pressed);
  }

  /** Approves or abandons at PayPal, and returns; a killed shop may not notice. */
  async function answerPayPal(buyer: Buyer, payPalOrderId: string, outcome: string): Promise<void> {
    const success = outcome === "complete";
    if (success) await shop.askPayPal(`/control/orders/${payPalOrderId}/approve`, { buyer: "pays" });
    buyer.payPalOrderId = null;
    if (!buyer.pressed) return;
    const input = { ...buyer.pressed.input, payment: { ...NO_APPROVAL, success, payPalOrderId } };
    await complete(buyer, { input, key: newKey() });
  }

  async function answerBank(buyer: Buyer, outcome: string): Promise<void> {
    if (buyer.payPalOrderId) return answerPayPal(buyer, buyer.payPalOrderId, outcome);
    if (!buyer.clientSecret) return;
    const [id] = buyer.clientSecret.split("_secret_");
    await fetch(`${shop.sandbox.url}/stripe/control/payment_intents/${id}/authenticate`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_demo" },
      body: new URLSearchParams({ outcome }),
    });
    buyer.clientSecret = null;
    if (outcome === "complete") await pressAgain(buyer);
  }

  async function count({ item, boxes }: Extract<Act, { do: "count" }>): Promise<void> {
    const [lotId] = items[item]?.lotIds ?? [];
    if (lotId === undefined) return;
    const lot = await lotOf(shop, lotId);
    const movement = movementToCount(lot, { of: "onHand", units: Math.max(0, lot.onHand + boxes) });
    if (movement) await moveStock(shop.database.query, lotId, movement);
  }

  async function actAsStaff(next: Extract<Act, { do: "ship" | "refund" | "cancel" }>): Promise<void> {
    const orders = [...story.confirmed.values()].flatMap((numbers) => [...numbers]).toSorted((a, b) => b - a);
    const orderNo = orders[next.order];
    if (orderNo === undefined) return;
    const key = newKey();
    const shown = (await shop.asStaff(`office/order?orderNo=${orderNo}`, undefined as never, key)).body.value;
    const [line] = shown?.lines ?? [];
    if (!line) return;
    const times = "isRepeated" in next && next.isRepeated ? 2 : 1;
    const ask = () => {
      const { lineId } = line;
      if (next.do === "ship")
        return shop.asStaff("office/shiplines", { orderNo, lines: [{ lineId, units: next.boxes }], carrier: "Truck" }, key);
      if (next.do === "refund")
        return shop.asStaff("office/refundlines", { orderNo, lines: [{ lineId, units: next.boxes }], shipped: false }, key);
      return shop.asStaff("office/cancelorder", { orderNo }, key);
    };
    await Promise.all(Array.from({ length: times }, ask));
  }
}

async function lotOf(shop: SimulatedShop, id: number): Promise<{ onHand: number; reserved: number }> {
  return shop.database.query.selectFrom("lot").select(["onHand", "reserved"]).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Sets the number of free boxes in each lot of the items. */
export async function stockUp(shop: SimulatedShop, items: SimulatedItem[], stock: number[]): Promise<void> {
  const lotIds = items.flatMap((item) => item.lotIds);
  for (const [index, lotId] of lotIds.entries()) {
    const lot = await lotOf(shop, lotId);
    const movement = movementToCount(lot, { of: "onHand", units: lot.reserved + (stock[index % stock.length] ?? 0) });
    if (movement) await moveStock(shop.database.query, lotId, movement);
  }
}

/** Two items sold by the box, each with two lots. */
export async function twoItems({ database }: SimulatedShop): Promise<SimulatedItem[]> {
  const rows = await database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["item.itemNo", "lot.id"])
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 0)
    .orderBy("lot.id")
    .execute();
  const byItem = [...Map.groupBy(rows, (row) => row.itemNo)].filter(([, lots]) => lots.length === 2);
  return byItem.slice(0, 2).map(([itemNo, lots]) => ({ itemNo, lotIds: lots.map((lot) => lot.id) }));
}

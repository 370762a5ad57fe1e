import { address, contact } from "@azulejo/testing/guest.ts";
import { newKey } from "../order-simulation/play.fixture.ts";
import type { Operation } from "./operations.fixture.ts";
import type { World } from "./world.fixture.ts";

type Of<Name extends Operation["do"]> = Extract<Operation, { do: Name }>;

/** An order of the chapter. */
export interface KnownOrder {
  id: number;
  orderNo: number;
  receiptKey: string;
}

/** Returns one of the chapter's placed orders, newest first. @param isShipped only orders with units that were handed over */
export type Newest = (order: number, isShipped?: boolean) => Promise<KnownOrder | undefined>;

/** The acts of staff with stock, prices, orders and customers. */
export function createOffice({ shop, items, customerId }: World, newest: Newest) {
  const act = (call: string, body: object, key = newKey()) => shop.asStaff(`office/${call}`, body, key);
  const read = async (path: string) => (await shop.asStaff(`office/${path}`, undefined as never, newKey())).body.value;
  return {
    async receiveStock({ item, boxes, clicks }: Of<"receiveStock">): Promise<void> {
      const [lot, key] = [await lotOf(item), newKey()];
      if (!lot) return;
      const input = { itemNo: items[item]?.itemNo, store: lot.store, lot: lot.code, units: boxes, note: "Found" };
      await Promise.all(Array.from({ length: clicks }, () => act("adjuststock", input, key)));
    },
    async changePrice({ item, cents }: Of<"changePrice">): Promise<void> {
      const change = { scope: { of: "item", keys: [items[item]?.itemNo] }, kind: "price", cents };
      const { body } = await act("previewprices", change);
      if (body.success) await act("changeprices", { change, revision: body.value.revision });
    },
    async reserveStock({ item, boxes, days }: Of<"reserveStock">): Promise<void> {
      const lot = await lotOf(item);
      if (!lot) return;
      const lastDay = await dayAhead(days);
      const ana = { customerName: "Ana Ruiz", phone: "775 555 0100", lastDay };
      await act("reservestock", { itemNo: items[item]?.itemNo, store: lot.store, lot: lot.code, units: boxes, ...ana });
    },
    async pick({ order, boxes }: Of<"pick">): Promise<void> {
      const known = await lineOf(order);
      if (known) await act("picklines", { orderNo: known.orderNo, lines: [{ lineId: known.lineId, units: boxes }] });
    },
    /** Ships what is left of an order's first line, or a part of it. */
    async handOver({ order, isWhole }: Of<"handOver">): Promise<void> {
      const known = await lineOf(order);
      if (!known) return;
      const { orderNo, lineId, left } = known;
      const units = isWhole ? left : Math.ceil(left / 2);
      if (units > 0) await act("shiplines", { orderNo, lines: [{ lineId, units }], carrier: "Own truck" });
    },
    /** Refunds a unit, handed over or not. */
    async refundUnit({ order, clicks }: Of<"refundUnit">): Promise<void> {
      const [known, key] = [await lineOf(order), newKey()];
      if (!known) return;
      const { orderNo, lineId, left, quantity } = known;
      const refund = () => act("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: left < quantity }, key);
      await Promise.all(Array.from({ length: clicks }, refund));
    },
    async slip({ order, days }: Of<"slip">): Promise<void> {
      const known = await lineOf(order);
      if (!known) return;
      const promisedOn = await dayAhead(days);
      await act("movepromises", { orderNo: known.orderNo, lineIds: [known.lineId], promisedOn, reason: "container" });
    },
    async takeBack({ order, boxes, broken, ourFault }: Of<"takeBack">): Promise<void> {
      const known = await lineOf(order % 2, true);
      if (!known) return;
      const { orderNo, lineId } = known;
      const announced = await act("announcereturn", { orderNo, lines: [{ lineId, units: boxes }], reason: "Too much", ourFault });
      const returnNo = announced.body.value?.returns?.[0]?.returnNo;
      if (returnNo === undefined) return;
      await act("receivereturn", { orderNo, returnNo });
      const counted = { lineId, sellable: Math.max(0, boxes - broken), broken: Math.min(broken, boxes), missing: 0 };
      await act("inspectreturn", { orderNo, returnNo, lines: [counted] });
      const { body } = await act("previewreturn", { orderNo, returnNo });
      const key = newKey();
      const refund = () => act("refundreturn", { orderNo, returnNo, expectedCents: body.value.amountCents }, key);
      if (body.success) await Promise.all([refund(), refund()]);
    },
    async orderByPhone({ item, boxes, payment }: Of<"orderByPhone">): Promise<void> {
      const { draftNo } = (await act("startphoneorder", {})).body.value ?? {};
      if (draftNo === undefined) return;
      if (payment === "credit") await act("setphonebuyer", { draftNo, accountId: await dealerId() });
      await act("addphoneline", { draftNo, itemNo: items[item]?.itemNo, units: boxes });
      const email = payment === "credit" ? "dealer-admin@demo.test" : `phone-${draftNo}@example.test`;
      const details = { contact: { ...contact, email }, deliveryAddress: address, deliveryService: "freight" };
      const { body } = await act("savephonedetails", { draftNo, ...details });
      const expectedTotalCents = body.value?.quote?.totals?.totalCents;
      if (expectedTotalCents == null) return;
      const card = { draftNo, paymentMethodId: "pm_card_visa", attempt: newKey(), expectedTotalCents };
      if (payment === "card") await act("payphoneorder", card);
      else await act("placephoneorder", { draftNo, payment, expectedTotalCents });
    },
    async lockBusiness({ locked }: Of<"lockBusiness">): Promise<void> {
      await act("lockcustomer", { customerId, locked, reason: locked ? "Returned checks" : undefined });
    },
  };

  async function dealerId(): Promise<number | null> {
    return (await read("buyers?query=dealer-admin@demo.test"))?.[0]?.accountId ?? null;
  }

  async function lotOf(item: number): Promise<{ store: string; code: string } | undefined> {
    const stock = await read(`stock?itemNo=${items[item]?.itemNo}`);
    return stock?.lots?.[0];
  }

  async function lineOf(
    order: number,
    isShipped = false,
  ): Promise<{ orderNo: number; lineId: number; quantity: number; left: number } | null> {
    const known = await newest(order, isShipped);
    const line = known && (await read(`order?orderNo=${known.orderNo}`))?.lines?.[0];
    if (!line) return null;
    const { lineId, quantity, shipped, canceled } = line;
    return { orderNo: known.orderNo, lineId, quantity, left: quantity - shipped - canceled };
  }

  async function dayAhead(days: number): Promise<string> {
    return new Date(shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  }
}

import { emitEvent } from "./events.ts";
import { malformed, notFound, unprocessable } from "./failure.ts";
import type { Capture, Link, Money, Order } from "./objects.ts";
import type { StoredOrder } from "./store.ts";
import { type BuyerBehavior, type BuyerKey, buyerOf } from "./test-buyers.ts";
import { baseOf, newId, type PayPalCall, type PayPalWorld, timeOf } from "./world.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const objectIn = (value: unknown, name: string): Record<string, unknown> => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

export function moneyIn(value: unknown): Money {
  if (!isObject(value)) throw malformed("amount is missing");
  const { currency_code: currency, value: amount } = value;
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) throw malformed("currency_code is not a currency");
  if (typeof amount !== "string" || !/^\d{1,9}\.\d{2}$/.test(amount)) throw malformed("value is not an amount");
  if (Number(amount) === 0) throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero.");
  return { currency_code: currency, value: amount };
}

export function findOrder({ store }: PayPalWorld, id: string): StoredOrder {
  const found = store.orders.get(id);
  if (!found) throw notFound();
  return found;
}

const approvalLink = (world: PayPalWorld, id: string, rel: string): Link => ({
  href: `${baseOf(world)}/checkoutnow?token=${id}`,
  rel,
  method: "GET",
});

export function createOrder(world: PayPalWorld, { body }: PayPalCall): object {
  if (body["intent"] !== "CAPTURE") throw malformed("The sandbox knows the intent CAPTURE only");
  const units = Array.isArray(body["purchase_units"]) ? body["purchase_units"] : [];
  if (units.length !== 1) throw malformed("The sandbox takes one purchase unit");
  const [unit] = units as [unknown];
  const customId = isObject(unit) ? unit["custom_id"] : undefined;
  const context = objectIn(objectIn(body["payment_source"], "paypal"), "experience_context");
  const text = (name: string): string => (typeof context[name] === "string" ? (context[name] as string) : "");
  for (const name of ["return_url", "cancel_url"]) if (!URL.canParse(text(name))) throw malformed(`${name} is not an address`);
  const id = newId();
  const now = timeOf(world);
  const object: Order = {
    id,
    intent: "CAPTURE",
    status: "PAYER_ACTION_REQUIRED",
    purchase_units: [
      {
        reference_id: "default",
        ...(typeof customId === "string" && { custom_id: customId }),
        amount: moneyIn(isObject(unit) ? unit["amount"] : undefined),
      },
    ],
    create_time: now,
    update_time: now,
    links: [{ href: `${baseOf(world)}/v2/checkout/orders/${id}`, rel: "self", method: "GET" }, approvalLink(world, id, "payer-action")],
  };
  const addresses = { returnUrl: text("return_url"), cancelUrl: text("cancel_url") };
  world.store.orders.put({
    id,
    object,
    ...addresses,
    locale: text("locale"),
    brandName: text("brand_name"),
    buyer: null,
  });
  return object;
}

/** Changes an order's amount, which only the merchant can. */
export function patchOrder(world: PayPalWorld, id: string, operations: unknown): object {
  const stored = findOrder(world, id);
  if (stored.object.status === "COMPLETED")
    throw unprocessable("ORDER_ALREADY_COMPLETED", "The order cannot be patched after it is completed.");
  const [first] = Array.isArray(operations) ? (operations as unknown[]) : [];
  if (!isObject(first) || first["op"] !== "replace" || !String(first["path"]).endsWith("/amount"))
    throw malformed("Only an amount is replaced");
  const [unit] = stored.object.purchase_units;
  change(world, stored, { purchase_units: [{ ...unit, amount: moneyIn(first["value"]) }] });
  return {};
}

export function change(world: PayPalWorld, stored: StoredOrder, fields: Partial<Order>, own: Partial<StoredOrder> = {}): StoredOrder {
  const object = { ...stored.object, ...fields, update_time: timeOf(world, stored.object.update_time) };
  return world.store.orders.put({ ...stored, ...own, object });
}

/** A buyer approves an order in the window. An approval of an order that is paid changes nothing. */
export function approve(world: PayPalWorld, stored: StoredOrder, buyer: BuyerKey): void {
  if (stored.object.status === "COMPLETED" || stored.object.status === "VOIDED") return;
  const payer = { payer_id: "SANDBOXPAYER1", email_address: `${buyer}@buyer.test` };
  const links = stored.object.links.filter(({ rel }) => rel === "self");
  const { object } = change(world, stored, { status: "APPROVED", payer, links }, { buyer });
  emitEvent(world, "CHECKOUT.ORDER.APPROVED", object);
}

/** Captures an approved order with the result of its test buyer. */
export function captureOrder(world: PayPalWorld, call: PayPalCall): object {
  const stored = findOrder(world, call.target);
  const { status } = stored.object;
  if (status === "COMPLETED") throw unprocessable("ORDER_ALREADY_CAPTURED", "Order already captured.");
  if (status !== "APPROVED") throw unprocessable("ORDER_NOT_APPROVED", "Payer has not yet approved the Order for payment.");
  const buyer = buyerOf(stored.buyer);
  if (buyer?.outcome === "declined") return decline(world, stored);
  if (buyer?.outcome === "refused")
    throw unprocessable("TRANSACTION_REFUSED", "PayPal's internal controls prevent authorization from being captured.");
  call.effects.waitMs = buyer?.waitMs ?? 0;
  call.effects.drops = buyer?.drops ?? null;
  const [unit] = stored.object.purchase_units;
  const capture = newCapture(world, stored, buyer);
  const units = [{ ...unit, payments: { captures: [capture] } }] as Order["purchase_units"];
  const { object } = change(world, stored, { status: "COMPLETED", purchase_units: units });
  emitEvent(world, capture.status === "PENDING" ? "PAYMENT.CAPTURE.PENDING" : "PAYMENT.CAPTURE.COMPLETED", capture);
  return object;
}

function decline(world: PayPalWorld, stored: StoredOrder): never {
  const links = [...stored.object.links, approvalLink(world, stored.id, "payer-action")];
  change(world, stored, { status: "PAYER_ACTION_REQUIRED", links }, { buyer: null });
  const text = "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.";
  throw unprocessable("INSTRUMENT_DECLINED", text, [approvalLink(world, stored.id, "redirect")]);
}

function newCapture(world: PayPalWorld, { object }: StoredOrder, buyer: BuyerBehavior | undefined): Capture {
  const [{ amount, custom_id: customId }] = object.purchase_units;
  const [id, now] = [newId(), timeOf(world)];
  return {
    id,
    ...(buyer?.outcome === "pending" ? { status: "PENDING", status_details: { reason: "ECHECK" } } : { status: "COMPLETED" }),
    amount,
    final_capture: true,
    ...(customId !== undefined && { custom_id: customId }),
    supplementary_data: { related_ids: { order_id: object.id } },
    create_time: now,
    update_time: now,
    links: [{ href: `${baseOf(world)}/v2/payments/captures/${id}`, rel: "self", method: "GET" }],
  };
}

import { type Input, type Row, row, type Says, TOKEN } from "./access-matrix.row.ts";
import type { Caller, World } from "./access-matrix.world.ts";

export const address = {
  firstName: "A",
  lastName: "R",
  line1: "1 Main St",
  city: "Reno",
  province: "NV",
  postalCode: "89501",
  country: "US",
};
export const person = { email: "someone@example.test", givenName: "Ana", surname: "Ruiz" };
export const emptyLayout = { slabs: ["E32-1"], pieces: [], vein: 0 };
export const rights = { roles: ["Sales"], branchIds: [], pricesWithheld: false };
export const itemNo = ({ marked }: World) => ({ itemNo: marked.itemNo });

/** Returns the caller's own bag with the marked item in it, or the stranger's bag for a caller without one. */
export async function bag(
  { shop, stranger, marked }: World,
  { kind, headers }: Caller,
): Promise<{ shoppingBagQuoteId: string; lineId: number }> {
  if (kind === "refused" || kind === "staff") return { shoppingBagQuoteId: stranger.bagId, lineId: 1 };
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: marked.itemNo, quantity: 1 }] }, headers);
  const { shoppingBagQuoteId, lines } = added.body.value;
  return { shoppingBagQuoteId, lineId: lines[0].lineId };
}
export const ownBag =
  (more: object = {}): Input =>
  async (world, caller) => ({ shoppingBagQuoteId: (await bag(world, caller)).shoppingBagQuoteId, ...more });
export const strangersBag =
  (more: object = {}): Input =>
  ({ stranger }) => ({ shoppingBagQuoteId: stranger.bagId, ...more });
export const bagRow = (more: object = {}, says: Says = "ok"): Row => ({
  own: ownBag(more),
  says,
  other: { input: strangersBag(more), says: "webshoppingbag_not_found" },
});
export const inRequest =
  (bag: Input): Input =>
  async (...given) => ({ promotion: { promotionalCode: "FREIGHT1500" }, request: await bag(...given) });
export const promoRow: Row = {
  own: inRequest(ownBag({})),
  says: "ok",
  other: { input: inRequest(strangersBag({})), says: "webshoppingbag_not_found" },
};
export const complete = {
  attempt: "attempt-of-the-matrix",
  payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
  expectedTotalCents: 1,
  agreed: true,
  termsVersion: "1",
};
export const mayNotOrder: Record<string, string> = {
  locked: "account_locked",
  accounting: "account_role",
  "hidden prices": "account_prices_hidden",
};

export const payment = { attempt: "attempt-of-the-matrix", payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" } };
export const hiddenOr = ({ name }: Caller, says: string): string => (name === "hidden prices" ? "account_prices_hidden" : says);
export const seesPrices: Says = (caller) => hiddenOr(caller, "ok");

/** Anyone with the id of a receipt can read it. */
export const orderPaperRow: Row = {
  own: ({ guestReceipt }) => ({ id: guestReceipt }),
  other: { input: () => ({ id: TOKEN }), says: "customer_receipt_not_found" },
};

/** Inputs with a quote that doesn't exist, and with a stranger's. Without a session, only a link opens a quote. */
export const strangersQuote = (of: (quoteNo: number) => object): Row => {
  const says: Says = ({ kind }) => (kind === "guest" ? "customer_quote_sign_in" : "customer_quote_unknown");
  return { own: () => of(1), says, other: { input: ({ stranger }) => of(stranger.quoteNo), says } };
};

/** Inputs with data of the caller's own business account, and with data of another one. */
export const ofBusiness = (of: (world: World, customerId: number, caller: Caller) => object | Promise<object>, says: string): Row => ({
  own: (world, caller) => of(world, caller.customerId ?? 0, caller),
  other: { input: (world, caller) => of(world, anotherCustomer(world, caller), caller), says },
});
export const anotherCustomer = ({ users }: World, { customerId }: Caller): number => [...users.keys()].find((id) => id !== customerId) ?? 0;
export const invitation = async (world: World, customerId: number, { accountId }: Caller) => ({
  invitationId: customerId && accountId ? await world.invitation(customerId, accountId) : 1,
});

/** Anyone with its link may cancel a guest's order; an order of an account only that account. */
export function cancellationRow(): Row {
  return {
    ...row(({ guestReceipt }) => ({ id: guestReceipt, lines: [{ lineId: 2_000_000_000, units: 1 }] }), "customer_cancel_left"),
    other: { input: ({ stranger }) => ({ id: stranger.receiptId }), says: "customer_cancel_sign_in" },
  };
}

/** Anyone with its link may return goods of a guest's order; of an account's order, only who orders for that account. */
export function returnRow(more: object, says: string): Row {
  return {
    ...row(({ guestReceipt }) => ({ id: guestReceipt, ...more }), says),
    other: { input: ({ stranger }) => ({ id: stranger.receiptId, ...more }), says: "customer_return_sign_in" },
  };
}

/** A guest has a preference only by receipt; the receipt of an account's order is only for that account. */
export function preferenceRow(more: object, says = "ok"): Row {
  return {
    own: ({ guestReceipt }, { kind }) => ({ ...more, ...(kind === "guest" && { receiptId: guestReceipt }) }),
    says,
    other: { input: ({ stranger }) => ({ ...more, receiptId: stranger.receiptId }), says: "customer_receipt_not_found" },
  };
}

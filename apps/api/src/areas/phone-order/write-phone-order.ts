import { type office, ShopError } from "@azulejo/contract";
import type { PhoneOrder } from "@azulejo/contract/areas/office/phone-orders.ts";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../context.ts";
import {
  activeOrNewBag,
  addBagItem,
  checkQuickOrder,
  cleanUpBag,
  removeBagItem,
  requireBag,
  showBag,
  updateBag,
  updateBagItems,
} from "../bag/index.ts";
import { readCheckout, updateCheckout } from "../checkout/index.ts";
import { selectAddresses, selectBuyer, selectBuyers } from "../customer/index.ts";
import { readProducts, selectItemsByNo } from "../product/index.ts";
import { readStores } from "../store/index.ts";
import { asBuyer, openDraft, showDraft } from "./open-draft.ts";
import { insertDraft, type PhoneDraft, updateDraft } from "./phone-order.repository.ts";
import { unitsOfArea } from "./square-feet.rules.ts";

const MAX_BUYERS = 10;

export const findBuyers: Verb<typeof office.buyers> = ({ query, storefront }, { query: search }) =>
  selectBuyers(query, storefront.id, search, MAX_BUYERS);

export const startPhoneOrder: Verb<typeof office.startPhoneOrder> = (context) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, language, now } = inside;
    const { staffId } = requireStaff(inside);
    const { id: bagId } = await activeOrNewBag({ ...inside, session: null });
    const draft = await insertDraft(query, { storefrontId: storefront.id, staffId, bagId, language, at: now() });
    return showDraft(inside, draft.id);
  });

export const readPhoneOrder: Verb<typeof office.readPhoneOrder> = (context, { draftNo }) => showDraft(context, draftNo);

/** Stores the checkout data that customers enter themselves on their own pages. */
export const setPhoneBuyer: Verb<typeof office.setPhoneBuyer> = async (context, { draftNo, accountId }) => {
  const { draft } = await openDraft(context, draftNo);
  const person = accountId === null ? null : await selectBuyer(context.query, context.storefront.id, accountId);
  if (accountId !== null && !person) throw new ShopError("office_buyer_not_found");
  const buyer = await asBuyer(context, { accountId });
  const language = buyer.session?.language ?? draft.language;
  await updateDraft(context.query, draft.id, { accountId, language }, context.now());
  if (person && buyer.session) {
    const [preferred] = await selectAddresses(context.query, person.accountId);
    const phone = person.phone ?? preferred?.phone;
    const { givenName: firstName, surname: lastName } = buyer.session;
    const contact = phone
      ? { email: person.email, firstName, lastName, phone, ...(person.business && { company: person.business }) }
      : undefined;
    await updateCheckout(buyer, {
      shoppingBagQuoteId: draft.bagId,
      billingSameAsDelivery: true,
      ...(contact && { contact }),
      ...(preferred && { deliveryAddress: preferred.address }),
    });
  }
  await cleanUpBag(buyer, { shoppingBagQuoteId: draft.bagId });
  return showChanged(context, buyer, draft);
};

export const addPhoneLine: Verb<typeof office.addPhoneLine> = async (context, { draftNo, itemNo, text, units, squareFeet, fulfilment }) => {
  const { draft, buyer } = await openDraft(context, draftNo);
  const written = text === undefined ? null : await readWritten(buyer, text);
  const item = await itemOf(buyer, written?.itemNo ?? itemNo ?? "");
  const quantity = written?.quantity ?? (squareFeet === undefined ? (units ?? 1) : unitsOfArea(squareFeet, item.areaPerUnit));
  if (quantity === null) throw new ShopError("office_no_area", { itemNo: item.itemNo });
  const items = [{ itemNo: item.itemNo, quantity, fulfilmentType: item.kind === "electronic" ? ("ELTR" as const) : fulfilment }];
  await addBagItem(buyer, { shoppingBagQuoteId: draft.bagId, items });
  return showChanged(context, buyer, draft);
};

/** Reads a line like a line of a quick order. @throws product_not_found, office_no_area */
async function readWritten(buyer: Context, text: string): Promise<{ itemNo: string; quantity: number }> {
  const [line] = (await checkQuickOrder(buyer, { text })).lines;
  if (!line?.item) throw new ShopError("product_not_found");
  if (line.quantity === null) throw new ShopError("office_no_area", { itemNo: line.item.itemNo });
  return { itemNo: line.item.itemNo, quantity: line.quantity };
}

/** Finds an item by its number, ignoring case, because scanners and people write either. @throws product_not_found */
async function itemOf(buyer: Context, itemNo: string) {
  const [row] = await selectItemsByNo(buyer.query, buyer.storefront.id, [itemNo, itemNo.toUpperCase()]);
  const products = row ? await readProducts(buyer, [row.productId]) : [];
  const item = products.flatMap((product) => product.items).find((one) => one.id === row?.id);
  if (!item) throw new ShopError("product_not_found");
  return item;
}

export const changePhoneLine: Verb<typeof office.changePhoneLine> = async (
  context,
  { draftNo, lineId, units, fulfilment, agreesToLots },
) => {
  const { draft, buyer } = await openDraft(context, draftNo);
  const ofBag = { shoppingBagQuoteId: draft.bagId };
  if (units === 0) {
    await removeBagItem(buyer, { ...ofBag, lineId });
    return showChanged(context, buyer, draft);
  }
  const change = { lineId, ...(units !== undefined && { quantity: units }), ...(fulfilment && { fulfilmentType: fulfilment }) };
  if (units !== undefined || fulfilment) await updateBagItems(buyer, { ...ofBag, items: [change] });
  if (agreesToLots) await agreeToLots(buyer, draft.bagId, lineId);
  return showChanged(context, buyer, draft);
};

async function agreeToLots(buyer: Context, bagId: string, lineId: number): Promise<void> {
  const line = (await showBag(buyer, await requireBag(buyer, bagId))).lines.find((one) => one.lineId === lineId);
  if (!line || line.lots.length === 0) return;
  await updateBagItems(buyer, { shoppingBagQuoteId: bagId, items: [{ lineId, agreedLots: line.lots }] });
}

export const savePhoneDetails: Verb<typeof office.savePhoneDetails> = async (context, { draftNo, language, pickupStore, ...details }) => {
  const { draft, buyer } = await openDraft(context, draftNo);
  const store =
    pickupStore === undefined ? null : (await readStores(context, context.storefront.id)).find((one) => one.code === pickupStore);
  if (store === undefined || (store && !store.handsOver)) throw new ShopError("storelocator_not_found");
  if (store) await updateBag(context.query, draft.bagId, { pickupPlaceId: store.id });
  if (language) await updateDraft(context.query, draft.id, { language }, context.now());
  const billing = details.deliveryAddress && { billingSameAsDelivery: true };
  await updateCheckout(buyer, { shoppingBagQuoteId: draft.bagId, ...billing, ...details });
  return showChanged(context, buyer, draft);
};

/** Chooses the cheapest delivery unless the customer has chosen one, and returns the draft. */
async function showChanged(context: Context, buyer: Context, draft: PhoneDraft): Promise<PhoneOrder> {
  const { deliveries, missing } = await readCheckout(buyer, await requireBag(buyer, draft.bagId));
  const options = deliveries.find(({ group }) => group === "goods")?.options ?? [];
  const [cheapest] = options.toSorted((a, b) => (a.cents ?? 0) - (b.cents ?? 0));
  if (cheapest && missing.includes("shipping-options"))
    await updateCheckout(buyer, { shoppingBagQuoteId: draft.bagId, deliveryService: cheapest.service });
  return showDraft(context, draft.id);
}

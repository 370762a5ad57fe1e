import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { lockAccount } from "../../account/index.ts";
import { checkDeliveryAddress } from "../../delivery/index.ts";
import { deleteAddress, insertAddress, preferAddress, selectAddresses, updateAddress } from "./address.repository.ts";

export const listAddresses: Verb<typeof customer.addresses> = (context) =>
  selectAddresses(context.query, requireSession(context).accountId);

/** More addresses than a contractor has sites at once, but few enough for one page. */
const MOST = 50;

/** Saves an address. A book with addresses has one preferred address: the first, or the last one set. */
export const saveAddress: Verb<typeof customer.saveAddress> = async (context, { id, preferred, ...entry }) => {
  const { accountId } = requireSession(context);
  await checkDeliveryAddress(context, entry.address, "address");
  if (!context.storefront.settings.countries.includes(entry.address.country)) throw new ShopError("checkout_not_deliverable");
  return inTransaction(context, async ({ query, now }) => {
    await lockAccount(query, accountId);
    const book = await selectAddresses(query, accountId);
    if (id !== undefined && !book.some((one) => one.id === id)) throw new ShopError("customer_address_not_found");
    if (id === undefined && book.length >= MOST) throw new ShopError("customer_address_full", { limit: MOST });
    const dated = { ...entry, updatedAt: now() };
    if (id !== undefined) await updateAddress(query, accountId, id, dated);
    const saved = id ?? (await insertAddress(query, accountId, dated)).id;
    if (preferred || book.length === 0) await preferAddress(query, accountId, saved);
    return { id: saved };
  });
};

/** Removes an address. If it was the preferred one, the last changed becomes preferred. */
export const removeAddress: Verb<typeof customer.removeAddress> = async (context, { id }) => {
  const { accountId } = requireSession(context);
  await inTransaction(context, async ({ query }) => {
    await lockAccount(query, accountId);
    await deleteAddress(query, accountId, id);
    const [next] = await selectAddresses(query, accountId);
    if (next && !next.preferred) await preferAddress(query, accountId, next.id);
  });
  return { done: true };
};

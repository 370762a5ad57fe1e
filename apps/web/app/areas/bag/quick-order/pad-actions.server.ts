import { bagCalls, customer, wishlist } from "@azulejo/contract";
import { MAX_PAD_CHARACTERS } from "@azulejo/contract/areas/bag/quick-order-limits.ts";
import type { CheckedPad } from "@azulejo/contract/areas/bag.ts";
import type { WishList } from "@azulejo/contract/areas/wishlist.ts";
import { redirect } from "react-router";
import { unitCount } from "../../../i18n/units.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { openBagSession } from "../../../request/bag.server.ts";
import { readPlainCookie } from "../../../request/cookies.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { readEstimate } from "../../delivery/read-estimate.server.ts";
import { toPostalCode, zipCookie } from "../../delivery/zip.ts";
import { canOrder } from "./can-order.ts";
import { decodeFile } from "./decode-file.ts";
import { withReplaced } from "./replaced-line.ts";

/** Returns the quick order's text, with a chosen file added or one line replaced. */
export async function padIn(form: FormData): Promise<string> {
  const replaced = form.get("replace");
  if (replaced !== null) return withReplaced(String(form.get("text") ?? ""), String(replaced));
  const file = form.get("file");
  const fromFile = file instanceof File && file.size > 0 ? decodeFile(new Uint8Array(await file.arrayBuffer())) : "";
  return [String(form.get("text") ?? ""), fromFile].filter((part) => part.trim() !== "").join("\n");
}

/** Checks a quick order. A text that is too long is cut only after the API has seen that it is. */
export const checkQuickOrder = ({ context, language }: Visit, text: string) =>
  callApi(context, language, bagCalls.quickOrder, { text: text.slice(0, MAX_PAD_CHARACTERS) });

/** The price and weight of delivering a quick order. */
export interface Freight {
  zip: string;
  weightHundredths: number;
  /** Null if hidden or not deliverable. */
  cents: number | null;
  currency: string;
}

/** A delivery estimate accepts no more items. */
const MAX_ESTIMATED = 50;

/** Returns the delivery price for the lines that can be ordered; null without a postal code, or for too many lines. */
export async function freightOf({ request, context, language, siteKey }: Visit, { lines }: CheckedPad): Promise<Freight | null> {
  const zip = toPostalCode(readPlainCookie(request, zipCookie(siteKey)) ?? "") ?? (await ownZip({ context, language }));
  const items = lines.filter(canOrder).flatMap(({ item, quantity }) => (item && quantity ? [{ itemNo: item.itemNo, quantity }] : []));
  if (!zip || items.length === 0 || items.length > MAX_ESTIMATED) return null;
  const estimate = await readEstimate(context, language, { postalCode: zip, items });
  if (!estimate) return null;
  const weightHundredths = estimate.deliveries.reduce((sum, { weight }) => sum + weight, 0);
  return { zip: estimate.postalCode, weightHundredths, cents: estimate.deliveryCents, currency: estimate.currency };
}

/** Returns the postal code of the user's preferred address. */
async function ownZip({ context, language }: Pick<Visit, "context" | "language">): Promise<string | null> {
  const [first] = await callApi(context, language, customer.addresses, {});
  return toPostalCode(first?.address.postalCode ?? "");
}

/** Reads the checked lines of a form. */
function itemsIn(form: FormData): { itemNo: string; quantity: number }[] {
  const quantities = form.getAll("quantity").map(Number);
  return form.getAll("itemNo").map((itemNo, index) => ({ itemNo: String(itemNo), quantity: quantities[index] ?? 0 }));
}

/** Returns the same lines as text, so that nothing is lost if the form is refused. */
export const padOfItems = (form: FormData): string =>
  itemsIn(form)
    .map(({ itemNo, quantity }) => `${itemNo} ${quantity}`)
    .join("\n");

/** Saves the checked lines as a list, all or none, and shows the list. */
export async function keepPad({ context, language, address }: Visit, form: FormData): Promise<never> {
  const name = String(form.get("name") ?? "").trim();
  const { wishlistId } = await callApi(context, language, wishlist.create, { name, items: itemsIn(form) });
  throw redirect(`${address("wishlist")}?list=${wishlistId}`);
}

/** Adds the checked lines to the bag, all or none, and shows the bag. */
export async function addPad({ request, context, language, address }: Visit, form: FormData): Promise<never> {
  const items = itemsIn(form);
  const session = await openBagSession(request, context, language);
  const bag = await callApi(context, language, bagCalls.addItem, { ...(session.id && { shoppingBagQuoteId: session.id }), items });
  throw redirect(address("shoppingbag"), { headers: await session.headers(bag) });
}

/** Returns the lines of an earlier order as quick order text; none for an order that the user can't see. */
export async function padOfOrder({ context, language }: Visit, id: string): Promise<string> {
  if (!/^[\w-]{20,64}$/.test(id)) return "";
  try {
    const { lines, earlierNo } = await callApi(context, language, customer.receipt, { id });
    // An item from another system may have been sold by another unit than in the catalog today.
    const amountOf = ({ quantity, sellUnit }: (typeof lines)[number]) =>
      earlierNo === null ? String(quantity) : unitCount(quantity, sellUnit, language);
    return lines.map((line) => `${line.itemNo} ${amountOf(line)}`).join("\n");
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return "";
    throw error;
  }
}

/** Returns the lines of a quote's newest version as quick order text; none for a quote that the user can't see. */
export async function padOfQuote({ context, language }: Visit, quoteNo: string): Promise<string> {
  if (!/^\d{1,9}$/.test(quoteNo)) return "";
  try {
    const { versions, asked } = await callApi(context, language, customer.quote, { id: Number(quoteNo) });
    return (versions[0]?.lines ?? asked).map((line) => `${line.itemNo} ${line.quantity}`).join("\n");
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return "";
    throw error;
  }
}

/** Returns the user's lists, and the lines of one of them as quick order text; none for a list that isn't theirs. */
export async function readLists(
  { context, language }: Pick<Visit, "context" | "language">,
  asked: string,
): Promise<{ lists: WishList[]; text: string }> {
  const wishlistId = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  try {
    const { lists, shown } = await callApi(context, language, wishlist.get, wishlistId > 0 ? { wishlistId } : {});
    const lines = wishlistId > 0 ? (shown?.lines ?? []) : [];
    return { lists, text: lines.map((line) => `${line.itemNo} ${line.quantity}`).join("\n") };
  } catch (error) {
    if (error instanceof ApiError && error.code === "wishlist_not_found") return readLists({ context, language }, "");
    throw error;
  }
}

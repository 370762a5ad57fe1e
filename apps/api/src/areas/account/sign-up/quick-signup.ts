import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectPlacedOrder } from "../../order/index.ts";
import { refuseCommonPassword } from "../password/refuse-common-password.ts";
import { makeUnprovedAccount } from "./make-account.ts";

export const quickSignup: Verb<typeof account.quickSignup> = async (context, { receiptId, password }) => {
  const order = await selectPlacedOrder(context.query, context.storefront.id, receiptId);
  if (!order) throw new ShopError("customer_receipt_not_found");
  if (order.accountId !== null) throw new ShopError("account_order_taken");
  const { email, givenName, surname, phone, company, deliveryAddress } = order;
  await refuseCommonPassword(context, password, [email, givenName, surname, company]);
  const person = { type: "homeowner" as const, email, givenName, surname, phone: phone || null };
  return makeUnprovedAccount(context, { ...person, details: company ? { company } : {}, address: deliveryAddress }, password);
};

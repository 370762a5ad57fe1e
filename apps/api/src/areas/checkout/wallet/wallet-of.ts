import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import type { WalletPayments } from "../../../ports/wallet-payments.ts";

/** @throws payment_paypal_unavailable */
export function requireWallet({ wallet }: Pick<Context, "wallet">): WalletPayments {
  if (!wallet) throw new ShopError("payment_paypal_unavailable");
  return wallet;
}

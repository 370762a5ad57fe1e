import { ShopError } from "@azulejo/contract";
import type { Work } from "../../../context.ts";
import type { WalletPayments } from "../../../ports/wallet-payments.ts";

/** @throws payment_paypal_unavailable */
export function requireWallet({ wallet }: Pick<Work, "wallet">): WalletPayments {
  if (!wallet) throw new ShopError("payment_paypal_unavailable");
  return wallet;
}

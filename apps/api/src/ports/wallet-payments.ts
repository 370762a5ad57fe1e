export type * from "@azulejo/extend/wallet-payments.ts";

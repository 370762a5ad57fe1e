export type * from "@azulejo/extend/payment-provider.ts";

export type * from "@azulejo/extend/card-payments.ts";

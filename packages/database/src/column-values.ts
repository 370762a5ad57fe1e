import type { Selectable } from "kysely";
import type { DB } from "./tables.ts";

/** The values that the database allows in a column. */
export type Fulfilment = DB["bagLine"]["fulfilment"];
export type LedgerAccount = DB["ledgerEntry"]["account"];
export type OrderEventKind = DB["orderEvent"]["kind"];
export type DelayOutcome = NonNullable<Selectable<DB["delayLine"]>["outcome"]>;
export type LineStepKind = DB["orderLineStep"]["kind"];
export type PaymentStatus = DB["payment"]["status"];
export type PictureKind = DB["picture"]["kind"];
export type RefundState = Selectable<DB["refund"]>["state"];
export type SellUnit = DB["item"]["sellUnit"];
export type TokenKind = DB["content.token"]["kind"];

/** A file's row in the content system. */
export type AssetRow = Selectable<DB["content.asset"]>;

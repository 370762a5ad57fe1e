import type { ColumnType, Generated } from "kysely";
import type { SellUnit } from "./catalogue.tables.ts";
import type { Json } from "./storefront.tables.ts";

export type Fulfilment = "NONE" | "DLVR" | "PKUP" | "ELTR";
type Owner = ColumnType<number | null, number | null | undefined, number | null>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface BagTable {
  id: string;
  storefront_id: number;
  /** `joined`: merged into an account's bag and emptied. */
  status: Generated<"open" | "ordered" | "joined">;
  pickup_place_id: number | null;
  /** The bag's account; null for a guest's. */
  account_id: Owner;
  checkout: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** For an ordered bag: the open bag with what was added while its payment was being confirmed. */
  next_bag_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export interface BagLineTable {
  id: Generated<number>;
  bag_id: string;
  item_id: number;
  quantity: number;
  fulfilment: Fulfilment;
  lots_consented: Generated<boolean>;
  seen_price_cents: number;
  recipient: ColumnType<Recipient | null, string | null | undefined, string | null>;
}

/** The recipient of an electronic item. */
export interface Recipient {
  name: string;
  email: string;
  message: string;
}

/** An address as typed and checked; orders keep their own copy. */
export interface Address {
  firstName: string;
  lastName: string;
  company?: string;
  line1: string;
  line2?: string;
  city: string;
  province: string;
  postalCode: string;
  country: "US" | "CA";
  kind?: "residential" | "commercial";
}

/** How an order is delivered, as promised at checkout. */
export interface DeliveryPromise {
  service: "parcel" | "freight";
  zone: number;
  weight: number;
  cents: number;
  liftgate: boolean;
  from: string;
  until: string;
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}

export interface CustomerOrderTable {
  id: Generated<number>;
  storefront_id: number;
  order_no: Generated<number>;
  receipt_key: string;
  bag_id: string;
  attempt_key: string;
  account_id: Owner;
  customer_id: Owner;
  status: "reserved" | "placed" | "released";
  language: string;
  email: string;
  phone: string;
  first_name: string;
  last_name: string;
  company: string | null;
  delivery_address: ColumnType<Address | null, string | null, string | null>;
  billing_address: ColumnType<Address | null, string | null, string | null>;
  pickup_place_id: number | null;
  wants_account: Generated<boolean>;
  goods_cents: number;
  delivery_cents: number;
  tax_cents: number;
  total_cents: number;
  currency: string;
  delivery: ColumnType<DeliveryPromise | null, string | null, string | null>;
  /** For samples, which ship separately. */
  sample_delivery: ColumnType<DeliveryPromise | null, string | null | undefined, string | null>;
  taxes: Json<TaxLine[]>;
  terms_version: string;
  measured: Generated<boolean>;
  /** Since when it waits for authentication with the buyer's bank; null before that, and once it is paid or released. */
  waiting_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** A digest of the buyer's network address; null once the order is paid or released. */
  client_key: ColumnType<string | null, string | null | undefined, string | null>;
  reserved_at: Moment;
  placed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OrderLineTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  item_id: number | null;
  item_no: string;
  name: string;
  detail: string;
  quantity: number;
  sell_unit: SellUnit;
  area: number | null;
  unit_price_cents: number;
  goods_cents: number;
  tax_cents: number;
  fulfilment: Fulfilment;
  place_id: number | null;
  promised_on: string | null;
  promise_reason: string | null;
  picture: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  warnings: string[];
  recipient: ColumnType<Recipient | null, string | null | undefined, string | null>;
  /** The bag line that it came from, which may be gone. */
  bag_line_id: Owner;
}

export interface OrderLineLotTable {
  order_line_id: number;
  lot_id: number;
  quantity: number;
}

export type PaymentStatus = "started" | "authorised" | "captured" | "declined" | "cancelled" | "refunded";

export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  provider_id: string | null;
  method: string;
  status: PaymentStatus;
  amount_cents: number;
  brand: string | null;
  last4: string | null;
  failure_code: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** A refund or a dispute at the provider. */
export interface MoneyBackTable {
  id: Generated<number>;
  payment_id: number;
  provider: string;
  provider_ref: string;
  kind: "refund" | "dispute";
  state: "open" | "done" | "failed";
  amount_cents: number;
  created_at: Moment;
  updated_at: Moment;
}

export type OrderEventKind = "refunded" | "refund_failed" | "dispute_opened" | "dispute_won" | "dispute_lost";

export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  key: string;
  kind: OrderEventKind;
  amount_cents: number;
  at: Moment;
}

export interface LedgerPostingTable {
  id: Generated<number>;
  key: string;
  order_id: number | null;
  at: Moment;
}

export type LedgerAccount = "receivable" | "cash" | "sales" | "delivery" | "tax" | "refunds" | "disputes" | "credit_line";

export interface LedgerEntryTable {
  posting_id: number;
  account: LedgerAccount;
  amount_cents: number;
}

export interface IdempotencyTable {
  storefront_id: number;
  caller: string;
  key: string;
  call: string;
  request_hash: string;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Moment;
}

/** Messages of releases before 0016 that wait to be moved into their queues. */
export interface OutboxBeforeQueuesTable {
  id: Generated<number>;
  key: string;
  kind: string;
  payload: Json<Record<string, unknown>>;
  available_at: Moment;
}

export interface ProviderEventTable {
  provider: string;
  event_id: string;
  received_at: Moment;
}

export interface ChangeLogTable {
  id: Generated<number>;
  transaction_id: ColumnType<number, never, never>;
  kind: string;
  entity: string;
  at: Moment;
}

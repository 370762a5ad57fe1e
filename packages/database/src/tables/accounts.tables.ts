import type { ColumnType, Generated } from "kysely";
import type { Address } from "./orders.tables.ts";
import type { Json } from "./storefront.tables.ts";

type Moment = ColumnType<Date, Date | undefined, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CustomerTable {
  id: Generated<number>;
  storefront_id: number;
  name: string;
  type: "dealer" | "designer" | "contractor" | "builder";
  payment_term: Generated<string>;
  locked: Generated<boolean>;
  created_at: Moment;
}

export interface CustomerBranchTable {
  id: Generated<number>;
  customer_id: number;
  number: string;
  name: string;
  city: string;
  state: string;
}

export interface AccountTable {
  id: Generated<number>;
  storefront_id: number;
  email: string;
  /** The address normalized for comparison: lower case, composed. */
  email_key: string;
  email_proved_at: MaybeMoment;
  given_name: string;
  surname: string;
  phone: string | null;
  language: string;
  type: "homeowner" | "dealer" | "designer" | "contractor" | "builder";
  details: ColumnType<Record<string, unknown>, string | undefined, string>;
  password_hash: string | null;
  customer_id: number | null;
  active_branch_id: number | null;
  hide_prices: Generated<boolean>;
  prices_withheld: Generated<boolean>;
  avatar_key: string | null;
  blocked_at: MaybeMoment;
  deleted_at: MaybeMoment;
  created_at: Moment;
}

export interface AccountRoleTable {
  account_id: number;
  role: "Administrator" | "Accounting" | "Sales" | "Professional";
}

export interface AccountBranchTable {
  account_id: number;
  branch_id: number;
}

export interface AccountAvatarTable {
  key: string;
  account_id: number;
  data: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
  created_at: Moment;
}

export interface AccountAddressTable {
  id: Generated<number>;
  account_id: number;
  label: string;
  preferred: Generated<boolean>;
  address: Json<Address>;
  phone: string | null;
  updated_at: Moment;
}

export interface SigningKeyTable {
  id: string;
  public_key: Json<Record<string, unknown>>;
  /** Encrypted with SESSION_SECRET. */
  sealed_private_key: string;
  created_at: Moment;
}

export interface SessionTable {
  id: string;
  account_id: number;
  way: "password" | "passkey" | "external" | "link";
  device: Generated<string>;
  place: Generated<string>;
  started_at: Moment;
  used_at: Moment;
  ended_at: MaybeMoment;
  ended_because: string | null;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: MaybeMoment;
  /** The token that replaced it, encrypted. */
  successor: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A single-use value that was sent or issued; only its hash is stored. */
export interface AccountLinkTable {
  hash: string;
  kind: "proof" | "address" | "reset" | "code" | "webauthn" | "external" | "captcha" | "subscription";
  account_id: number | null;
  storefront_id: number;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: MaybeMoment;
}

export interface InvitationTable {
  id: Generated<number>;
  customer_id: number;
  hash: string;
  email: string;
  email_key: string;
  given_name: string;
  surname: string;
  roles: string[];
  branch_ids: number[];
  prices_withheld: Generated<boolean>;
  language: string;
  invited_by: number;
  invited_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
  accepted_at: MaybeMoment;
  cancelled_at: MaybeMoment;
}

export interface ExternalLoginTable {
  storefront_id: number;
  provider: string;
  subject: string;
  account_id: number;
  email: string;
  linked_at: Moment;
  used_at: MaybeMoment;
}

/** A sign-in at another service that has not returned yet. */
export interface ExternalAttemptTable {
  state: string;
  storefront_id: number;
  provider: string;
  nonce: string;
  verifier: string;
  binding_hash: string;
  return_to: string | null;
  /** The signed-in account that links a service; null for a sign-in. */
  account_id: number | null;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface PasskeyTable {
  id: string;
  account_id: number;
  public_key: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
  counter: number;
  transports: string[];
  name: string;
  added_at: Moment;
  used_at: MaybeMoment;
}

export interface SecondFactorTable {
  account_id: number;
  sealed_secret: string;
  confirmed_at: MaybeMoment;
  /** The time step of the last code used; no code is accepted twice. */
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  account_id: number;
  hash: string;
  used_at: MaybeMoment;
}

export interface SignInFailureTable {
  key: string;
  count: number;
  last_at: Moment;
}

export interface CustomerRequestTable {
  id: Generated<number>;
  account_id: number;
  kind: "business" | "professional";
  reference: string;
  fields: Json<Record<string, unknown>>;
  status: Generated<"open" | "accepted" | "refused">;
  created_at: Moment;
}

export interface CustomerRequestDocumentTable {
  id: Generated<number>;
  request_id: number;
  name: string;
  type: string;
  data: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
}

export interface SubscriptionTable {
  storefront_id: number;
  email_key: string;
  email: string;
  source: string;
  language: string;
  /** The token in the links of its emails; the same for all sources of an address. */
  token: string;
  since: Moment;
  ended_at: MaybeMoment;
}

/** Every answer about text messages, as given; the last one counts. */
export interface SmsConsentTable {
  id: Generated<number>;
  storefront_id: number;
  account_id: number | null;
  order_id: number | null;
  phone: string;
  state: "in" | "out";
  consent_version: string;
  consent_text: string;
  place: string;
  at: Moment;
}

/** The vendor's objects, with the fields that the shop or the SDK reads. */
export type Metadata = Record<string, string>;

export interface BillingDetails {
  address: Record<string, string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
}

export interface CardFacts {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  last4: string;
  networks: { available: string[]; preferred: null };
  checks: {
    address_line1_check: string | null;
    address_postal_code_check: string | null;
    cvc_check: string | null;
  };
  three_d_secure_usage: { supported: boolean };
  wallet: { type: "apple_pay" | "google_pay"; dynamic_last4: string | null } | null;
}

export interface BankFacts {
  account_holder_type: "individual" | "company";
  account_type: "checking" | "savings";
  bank_name: string;
  fingerprint: string;
  last4: string;
  networks: { preferred: string; supported: string[] };
  routing_number: string;
  status_details: null;
}

export interface PaymentMethod {
  id: string;
  object: "payment_method";
  /** A change of the shop's balance. */
  type: string;
  billing_details: BillingDetails;
  card?: CardFacts;
  us_bank_account?: BankFacts;
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "canceled"
  | "succeeded";

export type NextAction =
  | { type: "use_stripe_sdk"; use_stripe_sdk: Record<string, string> }
  | { type: "redirect_to_url"; redirect_to_url: { url: string; return_url: string } }
  | {
      type: "verify_with_microdeposits";
      verify_with_microdeposits: { arrival_date: number; hosted_verification_url: string; microdeposit_type: string };
    };

export interface PaymentIntent {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: { enabled: boolean; allow_redirects?: string } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: string;
  client_secret: string;
  confirmation_method: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: object | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_options: object;
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  setup_future_usage: string | null;
  shipping: object | null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status: IntentStatus;
  transfer_group: string | null;
}

export interface SetupIntent {
  id: string;
  object: "setup_intent";
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  customer: string | null;
  description: string | null;
  last_setup_error: object | null;
  latest_attempt: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "canceled" | "succeeded";
  usage: string;
}

export interface Charge {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  outcome: Record<string, string | null>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  receipt_email: string | null;
  refunded: boolean;
  status: "succeeded" | "pending" | "failed";
}

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  status: "succeeded" | "pending" | "failed";
}

export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: "needs_response" | "under_review" | "won" | "lost";
}

export interface Customer {
  id: string;
  object: "customer";
  address: object | null;
  created: number;
  description: string | null;
  email: string | null;
  livemode: false;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
}

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** One change of the shop's balance. */
export interface BalanceTransaction {
  id: string;
  object: "balance_transaction";
  amount: number;
  available_on: number;
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: { amount: number; currency: string; description: string; type: "stripe_fee" }[];
  net: number;
  reporting_category: string;
  source: string;
  status: "available" | "pending";
  type: "charge" | "payment" | "refund" | "refund_failure" | "adjustment" | "payout";
}

export interface Payout {
  id: string;
  object: "payout";
  amount: number;
  arrival_date: number;
  automatic: true;
  balance_transaction: string;
  created: number;
  currency: string;
  description: string;
  livemode: false;
  method: "standard";
  status: "in_transit" | "paid";
  type: "bank_account";
}

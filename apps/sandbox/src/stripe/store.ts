import { Collection, type Line } from "../collection.ts";
import type { Journal } from "../journal.ts";
import { fileJournal, noJournal } from "../journal.ts";
import type { StoredDelivery } from "../webhooks/deliveries.ts";
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  SetupIntent,
  StripeEvent,
} from "./objects.ts";

/** A payment method with the issuer's private data. */
export interface StoredMethod {
  id: string;
  object: PaymentMethod;
  behavior: string;
  /** Whether the bank authenticated it for later payments. */
  authenticated?: boolean;
  /** Detached from its customer: it may not be used again. */
  detached?: boolean;
}

/** A pending bank debit: its next step, and when that is due (ms since 1970). */
export interface BankDebit {
  phase: "verify" | "debit" | "return";
  dueAt: number;
}

/** A payment with the provider's private data. */
export interface StoredIntent {
  id: string;
  object: PaymentIntent;
  /** Whether the connection has already been dropped once. */
  dropped: boolean;
  authenticated: boolean;
  /** Missing unless a bank has yet to answer. */
  debit?: BankDebit;
}

export interface StoredSetup {
  id: string;
  object: SetupIntent;
  /** When the account's verification is due (ms since 1970). */
  verifiesAt?: number;
}

export interface StoredCharge {
  id: string;
  object: Charge;
}

export interface StoredRefund {
  id: string;
  object: Refund;
}

export interface StoredDispute {
  id: string;
  object: Dispute;
}

export interface StoredCustomer {
  id: string;
  object: Customer;
}

/** A payout with its transactions, which don't change. */
export interface StoredPayout {
  id: string;
  object: Payout;
  transactions: BalanceTransaction[];
}

/** An event and its delivery state. */
export interface StoredEvent {
  id: string;
  object: StripeEvent;
}

/** The response stored under an idempotency key. */
export interface StoredResponse {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  dropsReplays: boolean;
}

const KEPT_EVENTS = 10_000;
const KEPT_ANSWERS = 10_000;

/** The card provider's state. */
export class StripeStore {
  readonly intents: Collection<StoredIntent>;
  readonly methods: Collection<StoredMethod>;
  readonly setups: Collection<StoredSetup>;
  readonly charges: Collection<StoredCharge>;
  readonly refunds: Collection<StoredRefund>;
  readonly disputes: Collection<StoredDispute>;
  readonly payouts: Collection<StoredPayout>;
  readonly customers: Collection<StoredCustomer>;
  readonly events: Collection<StoredEvent>;
  readonly deliveries: Collection<StoredDelivery>;
  readonly answers: Collection<StoredResponse>;
  private readonly journal: Journal<Line>;

  constructor(path?: string) {
    this.journal = path === undefined ? noJournal() : fileJournal(path);
    this.intents = new Collection("intents", this.journal);
    this.methods = new Collection("methods", this.journal);
    this.setups = new Collection("setups", this.journal);
    this.charges = new Collection("charges", this.journal);
    this.refunds = new Collection("refunds", this.journal);
    this.disputes = new Collection("disputes", this.journal);
    this.payouts = new Collection("payouts", this.journal);
    this.customers = new Collection("customers", this.journal);
    this.events = new Collection("events", this.journal, KEPT_EVENTS);
    this.deliveries = new Collection("deliveries", this.journal, KEPT_EVENTS);
    this.answers = new Collection("answers", this.journal, KEPT_ANSWERS);
    this.load();
  }

  /** Deletes everything, for tests. */
  clear(): void {
    for (const collection of this.all()) collection.records.clear();
    this.journal.rewrite([]);
  }

  private all(): Collection<{ id: string }>[] {
    const all = [this.intents, this.methods, this.setups, this.charges, this.refunds, this.disputes, this.customers, this.events];
    return [...all, this.payouts, this.deliveries, this.answers] as unknown as Collection<{ id: string }>[];
  }

  private load(): void {
    const lines = this.journal.read();
    if (lines.length === 0) return;
    const byName = new Map(this.all().map((collection) => [collection.name, collection]));
    for (const line of lines) {
      const collection = byName.get(line.in);
      if ("put" in line) collection?.restore(line.put);
      else collection?.records.delete(line.drop);
    }
    this.journal.rewrite(this.snapshot());
  }

  private *snapshot(): Generator<Line> {
    for (const collection of this.all()) {
      for (const record of collection.records.values()) yield { in: collection.name, put: record };
    }
  }
}

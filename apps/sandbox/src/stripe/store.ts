import type { Journal } from "../journal.ts";
import { fileJournal, noJournal } from "../journal.ts";
import type { Charge, Customer, Dispute, PaymentIntent, PaymentMethod, Refund, StripeEvent } from "./objects.ts";

/** A payment method with what only the issuer knows. */
export interface KeptMethod {
  id: string;
  object: PaymentMethod;
  behaviour: string;
}

/** A payment with what only the provider knows. */
export interface KeptIntent {
  id: string;
  object: PaymentIntent;
  /** The connection was dropped once already. */
  dropped: boolean;
  authenticated: boolean;
}

export interface KeptCharge {
  id: string;
  object: Charge;
}

export interface KeptRefund {
  id: string;
  object: Refund;
}

export interface KeptDispute {
  id: string;
  object: Dispute;
}

export interface KeptCustomer {
  id: string;
  object: Customer;
}

/** An event, and how far its delivery came. */
export interface KeptEvent {
  id: string;
  object: StripeEvent;
}

export interface KeptDelivery {
  id: string;
  attempts: number;
  delivered: boolean;
  lastStatus: number | null;
}

/** The answer kept under an idempotency key. */
export interface KeptAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  dropsReplays: boolean;
}

type Line = { in: string; put: { id: string } } | { in: string; drop: string };

/** Records of one kind, in the order of their creation. */
export class Collection<Kept extends { id: string }> {
  readonly name: string;
  readonly records = new Map<string, Kept>();
  private readonly journal: Journal<Line>;
  private readonly limit: number;

  constructor(name: string, journal: Journal<Line>, limit = Number.POSITIVE_INFINITY) {
    this.name = name;
    this.journal = journal;
    this.limit = limit;
  }

  get(id: string): Kept | undefined {
    return this.records.get(id);
  }

  put(record: Kept): Kept {
    this.restore(record);
    this.journal.append({ in: this.name, put: record });
    return record;
  }

  drop(id: string): void {
    if (this.records.delete(id)) this.journal.append({ in: this.name, drop: id });
  }

  /** Puts a record back without writing it again. */
  restore(record: Kept): void {
    this.records.set(record.id, record);
    if (this.records.size <= this.limit) return;
    const oldest = this.records.keys().next().value;
    if (oldest !== undefined) this.records.delete(oldest);
  }

  /** Newest first. */
  newestFirst(): Kept[] {
    return [...this.records.values()].reverse();
  }
}

const KEPT_EVENTS = 10_000;
const KEPT_ANSWERS = 10_000;

/** All that the card provider remembers. */
export class StripeStore {
  readonly intents: Collection<KeptIntent>;
  readonly methods: Collection<KeptMethod>;
  readonly charges: Collection<KeptCharge>;
  readonly refunds: Collection<KeptRefund>;
  readonly disputes: Collection<KeptDispute>;
  readonly customers: Collection<KeptCustomer>;
  readonly events: Collection<KeptEvent>;
  readonly deliveries: Collection<KeptDelivery>;
  readonly answers: Collection<KeptAnswer>;
  private readonly journal: Journal<Line>;

  constructor(path?: string) {
    this.journal = path === undefined ? noJournal() : fileJournal(path);
    this.intents = new Collection("intents", this.journal);
    this.methods = new Collection("methods", this.journal);
    this.charges = new Collection("charges", this.journal);
    this.refunds = new Collection("refunds", this.journal);
    this.disputes = new Collection("disputes", this.journal);
    this.customers = new Collection("customers", this.journal);
    this.events = new Collection("events", this.journal, KEPT_EVENTS);
    this.deliveries = new Collection("deliveries", this.journal, KEPT_EVENTS);
    this.answers = new Collection("answers", this.journal, KEPT_ANSWERS);
    this.load();
  }

  /** Forgets everything, for tests. */
  clear(): void {
    for (const collection of this.all()) collection.records.clear();
    this.journal.rewrite([]);
  }

  private all(): Collection<{ id: string }>[] {
    const all = [this.intents, this.methods, this.charges, this.refunds, this.disputes, this.customers, this.events];
    return [...all, this.deliveries, this.answers] as unknown as Collection<{ id: string }>[];
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

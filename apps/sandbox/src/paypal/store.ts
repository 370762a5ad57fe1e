import { Collection, type Line } from "../collection.ts";
import type { Journal } from "../journal.ts";
import { fileJournal, noJournal } from "../journal.ts";
import type { StoredDelivery } from "../webhooks/deliveries.ts";
import type { Dispute, Order, PayPalEvent } from "./objects.ts";
import type { BuyerKey } from "./test-buyers.ts";

/** An order with the provider's private data. */
export interface StoredOrder {
  id: string;
  object: Order;
  returnUrl: string;
  cancelUrl: string;
  locale: string;
  brandName: string;
  /** The buyer of the last approval. */
  buyer: BuyerKey | null;
}

/** The answer stored under a request id. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  dropsReplays: boolean;
}

const KEPT = 10_000;

/** The wallet provider's state. */
export class PayPalStore {
  readonly orders: Collection<StoredOrder>;
  readonly disputes: Collection<{ id: string; object: Dispute }>;
  readonly events: Collection<{ id: string; object: PayPalEvent }>;
  readonly deliveries: Collection<StoredDelivery>;
  readonly answers: Collection<StoredAnswer>;
  private readonly journal: Journal<Line>;

  constructor(path?: string) {
    this.journal = path === undefined ? noJournal() : fileJournal(path);
    this.orders = new Collection("orders", this.journal, KEPT);
    this.disputes = new Collection("disputes", this.journal);
    this.events = new Collection("events", this.journal, KEPT);
    this.deliveries = new Collection("deliveries", this.journal, KEPT);
    this.answers = new Collection("answers", this.journal, KEPT);
    const byName = new Map(this.all().map((collection) => [collection.name, collection]));
    const lines = this.journal.read();
    for (const line of lines) {
      const collection = byName.get(line.in);
      if ("put" in line) collection?.restore(line.put);
      else collection?.records.delete(line.drop);
    }
    if (lines.length > 0) this.journal.rewrite(this.snapshot());
  }

  /** Deletes everything, for tests. */
  clear(): void {
    for (const collection of this.all()) collection.records.clear();
    this.journal.rewrite([]);
  }

  private all(): Collection<{ id: string }>[] {
    return [this.orders, this.disputes, this.events, this.deliveries, this.answers] as unknown as Collection<{ id: string }>[];
  }

  private *snapshot(): Generator<Line> {
    for (const collection of this.all()) for (const record of collection.records.values()) yield { in: collection.name, put: record };
  }
}

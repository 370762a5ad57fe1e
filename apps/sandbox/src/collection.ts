import type { Journal } from "./journal.ts";

export type Line = { in: string; put: { id: string } } | { in: string; drop: string };

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

  /** Restores a record without writing it to the journal. */
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

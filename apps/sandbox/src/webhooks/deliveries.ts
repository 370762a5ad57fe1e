import type { Collection } from "../collection.ts";
import type { SandboxSettings } from "../options.ts";

/** The state of an event's delivery. */
export interface StoredDelivery {
  id: string;
  attempts: number;
  delivered: boolean;
  lastStatus: number | null;
}

/** The differences between the vendors' deliveries. */
export interface DeliveryOptions {
  vendor: string;
  settings: SandboxSettings;
  /** The shop's addresses. */
  targets: string[];
  deliveries: Collection<StoredDelivery>;
  /** Returns the event as sent; undefined for an unknown one. */
  payloadOf(eventId: string): string | undefined;
  /** Returns headers that prove the sender. */
  sign(payload: string): Record<string, string>;
}

/** Delays before the second, third … attempt; after the last one the event remains undelivered. */
export const RETRY_WAITS_MS = [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000];

const MAX_PARALLEL = 32;
const ANSWER_TIMEOUT_MS = 20_000;

/** Delivers signed events to the shop at least once, with retries until a 2xx. */
export class Deliveries {
  mode: "on" | "off" = "on";
  delayMs = 0;
  private readonly options: DeliveryOptions;
  private readonly settings: SandboxSettings;
  private readonly stop = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private readonly queue: (() => void)[] = [];
  private active = 0;
  private attempting = 0;
  private readonly settledWaiters: (() => void)[] = [];

  constructor(options: DeliveryOptions) {
    this.options = options;
    this.settings = options.settings;
  }

  /** Starts the delivery of an event, unless deliveries are off. */
  enqueue(eventId: string): void {
    if (this.options.deliveries.get(eventId) === undefined) this.options.deliveries.put(this.state(eventId));
    if (this.mode === "off" || this.options.targets.length === 0 || this.stop.signal.aborted) return;
    const run = this.deliverUntilDone(eventId).finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resumes undelivered events after a restart, or when deliveries are turned on again. */
  resumePending(): void {
    for (const { id, delivered } of [...this.options.deliveries.records.values()]) {
      if (!delivered) this.enqueue(id);
    }
  }

  /** Makes one attempt now, regardless of the mode and of earlier deliveries. */
  async deliverOnce(eventId: string): Promise<StoredDelivery> {
    await this.enter();
    try {
      const statuses = await Promise.all(this.options.targets.map((url) => this.send(eventId, url)));
      return this.record(eventId, statuses);
    } finally {
      this.leave();
    }
  }

  state(eventId: string): StoredDelivery {
    const fresh = { id: eventId, attempts: 0, delivered: false, lastStatus: null };
    return this.options.deliveries.get(eventId) ?? fresh;
  }

  /** Resolves when no attempt is running or queued; a pending retry does not count. */
  settled(): Promise<void> {
    if (this.attempting === 0) return Promise.resolve();
    return new Promise((resolve) => this.settledWaiters.push(resolve));
  }

  /** Stops retrying and waits for running attempts. */
  async close(): Promise<void> {
    this.stop.abort();
    for (const next of this.queue.splice(0)) next();
    await Promise.all(this.running);
  }

  private async deliverUntilDone(eventId: string): Promise<void> {
    const { clock, logger } = this.settings;
    if (this.delayMs > 0) await clock.wait(this.delayMs, this.stop.signal);
    for (const wait of [...RETRY_WAITS_MS, null]) {
      if (this.stop.signal.aborted || this.mode === "off") return;
      if ((await this.attempt(eventId)).delivered || wait === null) break;
      await clock.wait(wait, this.stop.signal);
      if (this.state(eventId).delivered) return;
    }
    const state = this.state(eventId);
    if (!state.delivered) logger.warn({ event: eventId, attempts: state.attempts }, `gave up delivering ${this.options.vendor} webhook`);
  }

  private async attempt(eventId: string): Promise<StoredDelivery> {
    this.attempting += 1;
    try {
      return await this.deliverOnce(eventId);
    } finally {
      this.attempting -= 1;
      if (this.attempting === 0) for (const resolve of this.settledWaiters.splice(0)) resolve();
    }
  }

  private record(eventId: string, statuses: number[]): StoredDelivery {
    const before = this.state(eventId);
    const bad = statuses.find((status) => status < 200 || status > 299);
    const delivered = before.delivered || (statuses.length > 0 && bad === undefined);
    const lastStatus = bad ?? statuses[0] ?? null;
    return this.options.deliveries.put({ id: eventId, attempts: before.attempts + 1, delivered, lastStatus });
  }

  private async send(eventId: string, url: string): Promise<number> {
    const payload = this.options.payloadOf(eventId);
    if (payload === undefined || this.stop.signal.aborted) return 0;
    const headers = { "content-type": "application/json; charset=utf-8", ...this.options.sign(payload) };
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    try {
      const request = new Request(url, { method: "POST", headers, body: payload, signal });
      const response = await this.settings.sendWebhook(request);
      await response.body?.cancel();
      return response.status;
    } catch {
      // A refused connection or a missing response is a failed attempt, as with the vendor.
      return 0;
    }
  }

  private async enter(): Promise<void> {
    if (this.active >= MAX_PARALLEL) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.active += 1;
  }

  private leave(): void {
    this.active -= 1;
    this.queue.shift()?.();
  }
}

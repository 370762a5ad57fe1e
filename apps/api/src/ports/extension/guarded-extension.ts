import type { DeliveryOffer, ShipmentToDeliver } from "@azulejo/extend/delivery.ts";
import type { Extended } from "@azulejo/extend/extension.ts";
import type { OrderEvent, OrderEventKind, OrderRule, OrderToPlace, Sentence } from "@azulejo/extend/orders.ts";
import type { Log } from "../log.ts";

/** A rule runs while an order holds its stock. */
export const RULE_MS = 1000;

/** Why a rule keeps an order from being placed: what it says, or that it didn't answer. */
export type Objection = { kind: "refused"; sentence: Sentence } | { kind: "failed" };

/** Additions of an extension to the shop's own rules; an extension's failure doesn't stop the shop. */
export interface GuardedExtension {
  /** The name of its way to deliver; null without one. */
  deliveryName: Sentence | null;
  /** Returns null where its delivery isn't offered, and whenever it fails. */
  offerDelivery(shipment: ShipmentToDeliver): DeliveryOffer | null;
  /** Asks every rule; the first objection counts. */
  checkOrder(order: OrderToPlace): Promise<Objection | null>;
  listensTo(kind: OrderEventKind): boolean;
  /** @throws what the listener throws, so that it is called again */
  hear(event: OrderEvent): Promise<void>;
}

/** Isolates an extension's rules from the shop. */
export function guardExtension(
  { deliveryMethod, orderRules = [], listeners = {} }: Extended,
  log: Log,
  ruleMs = RULE_MS,
): GuardedExtension {
  return {
    deliveryName: deliveryMethod?.name ?? null,
    offerDelivery(shipment) {
      try {
        const offer = deliveryMethod?.offer(shipment) ?? null;
        const fault = offer && offerFault(offer);
        if (fault) throw new Error(fault);
        return offer;
      } catch (error) {
        log.error({ err: error }, "the extension's delivery could not be offered");
        return null;
      }
    },
    async checkOrder(order) {
      for (const rule of orderRules) {
        const objection = await askRule(rule, order, log, ruleMs);
        if (objection) return objection;
      }
      return null;
    },
    listensTo: (kind) => listeners[kind] !== undefined,
    hear: async (event) => listeners[event.kind]?.(event),
  };
}

async function askRule(rule: OrderRule, order: OrderToPlace, log: Log, ruleMs: number): Promise<Objection | null> {
  try {
    const sentence = await within(
      Promise.resolve().then(() => rule.check(structuredClone(order))),
      ruleMs,
    );
    if (sentence === null) return null;
    if (typeof sentence?.en === "string" && typeof sentence.es === "string") return { kind: "refused", sentence };
    throw new Error("it must return null, or a sentence in both languages");
  } catch (error) {
    log.error({ err: error, rule: rule.name }, "a rule of the extension failed");
    return rule.whenItFails === "refuse" ? { kind: "failed" } : null;
  }
}

function offerFault({ cents, days }: DeliveryOffer): string | null {
  const { from, until } = days ?? {};
  if (![cents, from, until].every((one) => Number.isSafeInteger(one) && Number(one) >= 0))
    return "cents and days must be whole numbers, not negative";
  return from > until || until > 365 ? "its days must be in order and within a year" : null;
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

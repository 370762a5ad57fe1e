import type { DeliveryOffer, ShipmentToDeliver } from "@azulejo/extend/delivery.ts";
import type { Extended } from "@azulejo/extend/extension.ts";
import type { OrderEvent, OrderEventKind, OrderRule, OrderToPlace, Sentence } from "@azulejo/extend/orders.ts";
import type { Log } from "../log.ts";

/** Maximum time in ms for a rule, because the order holds its stock meanwhile. */
export const RULE_MS = 1000;

/** Why a rule refuses an order: its own sentence, or that it failed. */
export type Objection = { kind: "refused"; sentence: Sentence } | { kind: "failed" };

/** An extension's rules and adapters, guarded so that its failures don't stop the shop. */
export interface GuardedExtension {
  /** The name of its delivery service; null without one. */
  deliveryName: Sentence | null;
  /** Returns null if the delivery isn't offered, or its offer fails. */
  offerDelivery(shipment: ShipmentToDeliver): DeliveryOffer | null;
  /** Runs all rules; the first objection counts. */
  checkOrder(order: OrderToPlace): Promise<Objection | null>;
  listensTo(kind: OrderEventKind): boolean;
  /** Calls the listener. @throws the listener's error, so that it is called again */
  hear(event: OrderEvent): Promise<void>;
}

/** Wraps an extension so that its failures don't affect the shop. */
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

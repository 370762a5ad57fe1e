import type { AddressProblem, AddressToCheck } from "@azulejo/extend/address-check.ts";
import type { DeliveryOffer, ShipmentToDeliver } from "@azulejo/extend/delivery.ts";
import type { DocumentKind, DocumentToDraw } from "@azulejo/extend/documents.ts";
import type { Extended } from "@azulejo/extend/extension.ts";
import type { OrderEvent, OrderEventKind, OrderRule, OrderToPlace, Sentence } from "@azulejo/extend/orders.ts";
import { createCircuit } from "../guards/circuit.ts";
import { inTime, within } from "../guards/in-time.ts";
import type { Log } from "../log.ts";

/** Maximum time in ms for a rule, because the order holds its stock meanwhile. */
export const RULE_MS = 1000;
/** Maximum time in ms for the check of an address, because a buyer waits for it. */
const ADDRESS_MS = 3000;
/** Maximum time in ms for a document. */
const DOCUMENT_MS = 10_000;

/** Why a rule refuses an order: its own sentence, or that it failed. */
export type Objection = { kind: "refused"; sentence: Sentence } | { kind: "failed" };

/** An extension's rules and adapters, guarded so that its failures don't stop the shop. */
export interface GuardedExtension {
  /** The name of its delivery service; null without one. */
  deliveryName: Sentence | null;
  /** Returns null if the delivery isn't offered, or its offer fails. */
  offerDelivery(shipment: ShipmentToDeliver): DeliveryOffer | null;
  /** Returns what is wrong with an address; null also without a check, or if it fails. */
  checkAddress(address: AddressToCheck): Promise<AddressProblem | null>;
  /** Returns a PDF file; null if the shop's own layout is to be used. */
  drawDocument(kind: DocumentKind, document: DocumentToDraw): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Runs all rules; the first objection counts. */
  checkOrder(order: OrderToPlace): Promise<Objection | null>;
  listensTo(kind: OrderEventKind): boolean;
  /** Calls the listener. @throws the listener's error, so that it is called again */
  hear(event: OrderEvent): Promise<void>;
}

/** Wraps an extension so that its failures don't affect the shop. */
export function guardExtension(
  { deliveryMethod, orderRules = [], listeners = {}, addressCheck, documents }: Extended,
  log: Log,
  { ruleMs = RULE_MS, addressMs = ADDRESS_MS, documentMs = DOCUMENT_MS } = {},
): GuardedExtension {
  const addresses = createCircuit(() => performance.now());
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
    async checkAddress(address) {
      if (!addressCheck) return null;
      try {
        return await addresses.run(
          async () => {
            const problem = await inTime((signal) => addressCheck.check({ ...address }, signal), addressMs);
            if (problem !== null && !(isField(problem?.field) && isSentence(problem.sentence)))
              throw new Error("it must return null, or a field and a sentence in both languages");
            return problem;
          },
          () => true,
        );
      } catch (error) {
        log.warn({ err: error }, "the extension could not check an address, which is taken as it is");
        return null;
      }
    },
    async drawDocument(kind, document) {
      if (!documents) return null;
      try {
        const file = await inTime((signal) => documents.draw(kind, structuredClone(document), signal), documentMs);
        if (file !== null && !isPdf(file)) throw new Error("it must return null, or the bytes of a PDF file");
        return file && new Uint8Array(file);
      } catch (error) {
        log.error({ err: error, kind }, "the extension could not lay out a document; the shop's own layout is used");
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
    if (isSentence(sentence)) return { kind: "refused", sentence };
    throw new Error("it must return null, or a sentence in both languages");
  } catch (error) {
    log.error({ err: error, rule: rule.name }, "a rule of the extension failed");
    return rule.whenItFails === "refuse" ? { kind: "failed" } : null;
  }
}

const isSentence = (sentence: Sentence | null | undefined): sentence is Sentence =>
  typeof sentence?.en === "string" && typeof sentence.es === "string";

const addressFields: readonly unknown[] = ["line1", "line2", "city", "province", "postalCode"] satisfies AddressProblem["field"][];
const isField = (field: unknown): field is AddressProblem["field"] => addressFields.includes(field);

const isPdf = (file: unknown): file is Uint8Array =>
  file instanceof Uint8Array && Buffer.from(file.subarray(0, 5)).toString("latin1") === "%PDF-";

function offerFault({ cents, days }: DeliveryOffer): string | null {
  const { from, until } = days ?? {};
  if (![cents, from, until].every((one) => Number.isSafeInteger(one) && Number(one) >= 0))
    return "cents and days must be whole numbers, not negative";
  return from > until || until > 365 ? "its days must be in order and within a year" : null;
}

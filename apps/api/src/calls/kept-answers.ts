import { type Call, type Caller, product, storefront, storelocator } from "@azulejo/contract";
import { LRUCache } from "lru-cache";
import type { Services } from "../context.ts";
import { frozen } from "../domain/frozen.ts";
import type { Answered } from "./pipeline.ts";

/** What most pages ask for. Their answers to a guest follow from reference data, the search index and the date, and from nothing else. */
const KEPT: ReadonlySet<Call> = new Set<Call>([storefront.settings, product.listings, product.showcase, storelocator.list]);

const MOST = 200;

interface Kept {
  answered: Answered;
  facts: string;
}

type Facts = Pick<Services, "referenceData" | "search" | "now">;

/**
 * Keeps answers that are the same for all guests until something that they follow from changes, or until they end. They are shared, and
 * frozen so that no page changes them for another.
 */
export class KeptAnswers {
  readonly #facts: Facts;
  readonly #kept = new LRUCache<string, Kept>({ max: MOST });

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Returns the answer to a call, which `make` makes if it isn't kept. */
  async answer(call: Call, input: unknown, caller: Caller, make: () => Promise<Answered>): Promise<Answered> {
    if (!KEPT.has(call) || caller.authToken) return make();
    const { storefront, language } = caller;
    const key = JSON.stringify([call.path, storefront.id, storefront.publicKey, language, input]);
    const facts = this.#version();
    const known = this.#kept.get(key);
    if (known?.facts === facts && this.#isTrue(known.answered)) return known.answered;
    const answered = await make();
    // What changed meanwhile has changed the version, so that an answer from before is never found again.
    if (answered.answer.body.success) this.#kept.set(key, { answered: frozen(answered), facts });
    return answered;
  }

  #version(): string {
    const { referenceData, search } = this.#facts;
    return `${referenceData.version} ${search.version}`;
  }

  #isTrue = ({ trueUntil }: Answered): boolean => trueUntil === null || trueUntil > this.#facts.now().getTime();
}

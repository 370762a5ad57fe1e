import type { FoundProducts, ProductQuery, ProductSearch } from "@azulejo/extend/product-search.ts";
import { CircuitOpenError, createCircuit } from "../guards/circuit.ts";
import { inTime } from "../guards/in-time.ts";
import type { Log } from "../log.ts";

/** Maximum time in ms, because a shopper waits for it. */
const SEARCH_MS = 1000;
/** How many products of an answer are used. */
const MOST_PRODUCTS = 2000;
const MOST_TEXT = 200;

/** Products of an answer that the shop sells, best first. */
export interface RankedProducts {
  productIds: number[];
  corrected: string | null;
}

/** An extension's search, guarded so that the shop searches itself whenever it fails. */
export interface GuardedSearch {
  name: string;
  /** Whether it has failed repeatedly and hasn't answered since. */
  isResting(): boolean;
  /**
   * Returns null where the shop's own search applies: if the service says so, fails, or knows only products that the shop doesn't sell.
   * @param productsOf returns the ids of products for sale, by code
   */
  find(query: Omit<ProductQuery, "limit">, productsOf: (codes: string[]) => Promise<Map<string, number>>): Promise<RankedProducts | null>;
}

interface Guards {
  log: Log;
  now: () => Date;
  timeMs?: number | undefined;
}

/** Sets a time limit, leaves out products that aren't for sale, and stops calling a service that keeps failing. */
export function guardSearch(service: ProductSearch, { log, now, timeMs = SEARCH_MS }: Guards): GuardedSearch {
  const circuit = createCircuit(() => now().getTime());
  return {
    name: service.name,
    isResting: circuit.isOpen,
    async find(query, productsOf) {
      const ask = async (): Promise<RankedProducts | null> => {
        const answer = await inTime((signal) => service.find({ ...query, limit: MOST_PRODUCTS }, signal), timeMs);
        if (answer === null) return null;
        const fault = answerFault(answer);
        if (fault) throw new Error(`the answer is wrong: ${fault}`);
        const codes = [...new Set(answer.products.slice(0, MOST_PRODUCTS))];
        const sold = await productsOf(codes);
        const productIds = codes.flatMap((code) => sold.get(code) ?? []);
        const unknown = codes.filter((code) => !sold.has(code));
        if (codes.length > 0 && productIds.length === 0) throw new Error(`the answer is wrong: none of its products is for sale`);
        if (unknown.length > 0)
          log.warn(
            { service: service.name, count: unknown.length, codes: unknown.slice(0, 5) },
            "the search service found products that aren't for sale",
          );
        return { productIds, corrected: answer.corrected || null };
      };
      try {
        return await circuit.run(ask, () => true);
      } catch (error) {
        if (!(error instanceof CircuitOpenError))
          log.warn({ err: error, service: service.name }, "the search service has not answered; the shop searches itself");
        return null;
      }
    },
  };
}

function answerFault(answer: FoundProducts | undefined): string | null {
  if (typeof answer !== "object") return "it must be null or an object";
  const { products, corrected } = answer;
  if (!(Array.isArray(products) && products.every((code) => typeof code === "string"))) return "`products` must be a list of codes";
  const isText = corrected === undefined || (typeof corrected === "string" && corrected.length <= MOST_TEXT);
  return isText ? null : `\`corrected\` must be a text of at most ${MOST_TEXT} characters`;
}

import { TaxAddressError, type TaxAnswer, type TaxDocument, type TaxService } from "@azulejo/extend/tax-service.ts";
import { createCircuit } from "../guards/circuit.ts";
import type { Log } from "../log.ts";
import { answerFault } from "./answer-faults.rules.ts";

/** Maximum time in ms, because a buyer waits for it at checkout. */
export const TAX_TIME_MS = 4000;

/** An answer, `tables` if the service leaves it to the storefront's tables, or why there is none. */
export type TaxOutcome = { answer: TaxAnswer | null; fault: null } | { answer: null; fault: "unavailable" | "address" };

/** A tax service that always responds within seconds. */
export interface GuardedTaxes extends Pick<TaxService, "name" | "isLocal" | "takesSales" | "commit" | "void" | "refund"> {
  calculate(document: TaxDocument): Promise<TaxOutcome>;
  /** Whether the service has failed repeatedly and hasn't answered since. */
  isResting(): boolean;
}

interface Guards {
  log: Log;
  now: () => Date;
  timeMs?: number | undefined;
}

/** Sets a time limit, checks every answer, and stops calling a service that keeps failing. */
export function guardTaxes(service: TaxService, { log, now, timeMs = TAX_TIME_MS }: Guards): GuardedTaxes {
  const circuit = createCircuit(() => now().getTime());
  const isFailure = (error: unknown) => !(error instanceof TaxAddressError);
  const ask = async (document: TaxDocument): Promise<TaxAnswer | null> => {
    const answer = await inTime(service, document, timeMs);
    const fault = answer && answerFault(document, answer);
    if (fault) throw new Error(`the answer is wrong: ${fault}`);
    return answer;
  };
  return {
    name: service.name,
    isLocal: service.isLocal,
    takesSales: service.takesSales,
    isResting: circuit.isOpen,
    async calculate(document) {
      try {
        return { answer: await circuit.run(() => ask(document), isFailure), fault: null };
      } catch (error) {
        const fault = error instanceof TaxAddressError ? "address" : "unavailable";
        log.warn({ err: error, service: service.name }, "the tax service has not answered an order; its tables apply");
        return { answer: null, fault };
      }
    },
    commit: (sale) => service.commit(sale),
    void: (code, ref) => service.void(code, ref),
    refund: (refund) => service.refund(refund),
  };
}

/** Calls a service within a time limit. The signal aborts the request; the race also covers a service that ignores the signal. */
async function inTime(service: TaxService, document: TaxDocument, timeMs: number): Promise<TaxAnswer | null> {
  const signal = AbortSignal.timeout(timeMs);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const answering = Promise.resolve().then(() => service.calculate(document, signal));
  // Ignores an answer that comes too late.
  answering.catch(() => {});
  return Promise.race([answering, over]);
}

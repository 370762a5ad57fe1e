import { ShopError } from "@azulejo/contract";
import type { CardPayments, PaymentsOnFile } from "../card-payments.ts";
import type { WalletPayments } from "../wallet-payments.ts";
import { CircuitOpenError, createCircuit } from "./circuit.ts";

/** Calls in a row without an answer after which buyers don't wait for the provider any more, and how long until it is tried again. */
const LIMITS = { failures: 5, restMs: 10_000 };

/** A provider that is left alone while it doesn't respond. */
export interface Guarded {
  /** Whether the provider has failed repeatedly and hasn't answered since. */
  isResting(): boolean;
}

type Run = <T>(call: () => Promise<T>) => Promise<T>;

/** Only a missing answer counts: a declined card or a refused refund shows that the provider works. */
const isFailure = (error: unknown): boolean => error instanceof ShopError && error.code === "payment_unavailable";

/**
 * Refuses calls at once while the provider doesn't respond, instead of letting each buyer wait until its time limit. One call at a time
 * tries whether it answers again.
 * @throws payment_unavailable
 */
function createGuard(now: () => number): Guarded & { run: Run } {
  const circuit = createCircuit(now, LIMITS);
  const run: Run = async (call) => {
    try {
      return await circuit.run(call, isFailure);
    } catch (error) {
      if (error instanceof CircuitOpenError) throw new ShopError("payment_unavailable", {}, [], { cause: error });
      throw error;
    }
  };
  return { run, isResting: circuit.isOpen };
}

/** Calls of every provider that ask it something. */
const existing = ["read", "capture", "undo", "cancel", "abandon", "refund", "readMoneyBack", "readMissableEvents"] as const;
const ofCards = [...existing, "open", "confirm", "confirmOffSession", "readPayouts"] as const satisfies (keyof CardPayments)[];
const ofWallets = [...existing, "open", "confirm", "readEvent"] as const satisfies (keyof WalletPayments)[];
const onFile = [
  "openCustomer",
  "openSetup",
  "setUpAccount",
  "readSetup",
  "cancelSetup",
  "detach",
  "deleteCustomer",
] as const satisfies (keyof PaymentsOnFile)[];

/** Returns methods that run through the guard. */
const guarded = <Port extends object, Name extends keyof Port>(port: Port, names: readonly Name[], run: Run): Pick<Port, Name> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (...given: unknown[]) => run(() => (port[name] as (...given: unknown[]) => Promise<unknown>).apply(port, given)),
    ]),
  ) as Pick<Port, Name>;

export function guardCards(payments: CardPayments, now: () => number): CardPayments & Guarded {
  const { run, isResting } = createGuard(now);
  const { provider, publishableKey, scriptUrl, amounts } = payments;
  return {
    ...{ provider, publishableKey, scriptUrl, amounts, isResting },
    ...guarded(payments, ofCards, run),
    onFile: guarded(payments.onFile, onFile, run),
    readEvent: (body, signature) => payments.readEvent(body, signature),
  };
}

export function guardWallet(wallet: WalletPayments, now: () => number): WalletPayments & Guarded {
  const { run, isResting } = createGuard(now);
  const { provider, amounts } = wallet;
  return {
    ...{ provider, amounts, isResting },
    ...guarded(wallet, ofWallets, run),
    scriptUrl: (currency, language) => wallet.scriptUrl(currency, language),
  };
}

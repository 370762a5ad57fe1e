import type { CardPayments, WalletPayments } from "@azulejo/api";
import { ShopError } from "@azulejo/contract";
import type { Database, Query } from "@azulejo/database";
import type { KyselyPlugin } from "kysely";

/** `before`: the provider never gets the call. `after`: it acts, but its response is lost. */
export type Outage = "before" | "after";

/** Faults between the shop, its database and the payment provider. */
export interface Faults {
  throughDatabase(database: Database): Database;
  throughPayments(payments: CardPayments): CardPayments;
  throughWallet(wallet: WalletPayments): WalletPayments;
  /** Kills the shop's process after a number of statements and provider calls; nothing that it does later takes effect. */
  killAfter(steps: number): void;
  /** Loses a provider call, counted from the next one. */
  loseCall(call: number, lost: Outage): void;
  /** Runs something during a provider call, counted from the next one. */
  duringCall(call: number, happen: () => Promise<void>): void;
  /** Restarts the process, with all services available. */
  heal(): void;
  /** Changes rows that the shop reads, as if it had a fault, until another fault or null is set. */
  seed(fault: SeededFault | null): void;
}

/** Returns a row as a faulty shop would read it. */
export type SeededFault = (row: Record<string, unknown>) => Record<string, unknown>;

class Killed extends Error {
  constructor() {
    super("the process was killed");
  }
}

const NEVER = Number.POSITIVE_INFINITY;

export function createFaults(): Faults {
  let left = NEVER;
  let seeded: SeededFault | null = null;
  let outage: { call: number; lost: Outage } | null = null;
  const lostNow = (): Outage | null => {
    if (!outage) return null;
    outage.call -= 1;
    if (outage.call >= 0) return null;
    const { lost } = outage;
    outage = null;
    return lost;
  };
  let slow: { call: number; happen: () => Promise<void> } | null = null;
  const takeTime = async () => {
    if (!slow) return;
    slow.call -= 1;
    if (slow.call >= 0) return;
    const { happen } = slow;
    slow = null;
    await happen();
  };
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const refuseDead = () => {
    if (left < 0) throw new Killed();
  };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      step();
      return node;
    },
    transformResult: async ({ result }) => {
      refuseDead();
      return seeded ? { ...result, rows: result.rows.map(seeded) } : result;
    },
  };
  const call = async (work: () => Promise<unknown>): Promise<unknown> => {
    step();
    await takeTime();
    const lost = lostNow();
    if (lost === "before") throw new ShopError("payment_unavailable");
    const value = await work();
    refuseDead();
    if (lost === "after") throw new ShopError("payment_unavailable");
    return value;
  };
  const throughProvider = <Provider extends object>(provider: Provider): Provider =>
    new Proxy(provider, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== "function" || name === "readEvent" || name === "scriptUrl") return value;
        return (...args: unknown[]) => call(() => value.apply(target, args));
      },
    });
  return {
    throughDatabase: (database) => ({ ...database, query: database.query.withPlugin(counting) as Query }),
    throughPayments: throughProvider,
    throughWallet: throughProvider,
    killAfter: (steps) => {
      left = steps;
    },
    loseCall: (call, lost) => {
      outage = { call, lost };
    },
    duringCall: (call, happen) => {
      slow = { call, happen };
    },
    seed: (fault) => {
      seeded = fault;
    },
    heal: () => {
      left = NEVER;
      slow = null;
      outage = null;
    },
  };
}

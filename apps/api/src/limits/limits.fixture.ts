import { ShopError } from "@azulejo/contract";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { expect } from "vitest";
import { type Budget, createBudget, createStrictBudget } from "./budgets.ts";
import type { Counters } from "./counters.ts";

const allowance = { name: "page", points: 60, seconds: 60 };

/** Sends 120 requests to the processes in turn. @param stores where they report to @returns how many were allowed */
async function letThrough(processes: Budget[], client: string, stores: RateLimiterAbstract[] = []): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < 120; turn++) {
    const refusal = await processes[turn % processes.length]?.(client, 1).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal === null) count += 1;
    else expect(refusal).toBeInstanceOf(ShopError);
    // Leaves time for reports to the store, as much as it takes on this machine.
    await new Promise((resolve) => setTimeout(resolve, 3));
    for (const store of stores) await store.get("nobody");
  }
  return count;
}

/** Expects four processes to allow as many requests as one: approximately if requests don't wait for the store, exactly if they do. */
export async function expectOneLimit(processes: Counters[]): Promise<void> {
  expect(processes).toHaveLength(4);
  const behind = processes.map((counters) => createBudget(counters, allowance));
  const strict = processes.map((counters) => createStrictBudget(counters, { ...allowance, name: "signin" }));
  const [pages, signIns, other] = await Promise.all([
    letThrough(
      behind,
      "203.0.113.1",
      processes.flatMap(({ shared }) => shared?.(allowance) ?? []),
    ),
    letThrough(strict, "203.0.113.1"),
    letThrough(behind.slice(0, 1), "203.0.113.2"),
  ]);
  expect(pages).toBeGreaterThanOrEqual(57);
  expect(pages).toBeLessThanOrEqual(63);
  expect([signIns, other]).toEqual([60, 60]);
}

/** Expects that without its store, a process limits pages by its own count, and allows a quarter of the sign-ins. */
export async function expectStricter(counters: Counters): Promise<void> {
  const page = createBudget(counters, allowance);
  const signIn = createStrictBudget(counters, { ...allowance, name: "signin" });
  expect([await letThrough([page], "203.0.113.3"), await letThrough([signIn], "203.0.113.3")]).toEqual([60, 15]);
}

import { expect, it } from "vitest";
import { byMonth } from "./month-sums.rules.ts";

it("adds up what is stored and what came later, newest month first", () => {
  const stored = [
    { month: "2026-10", account: "sales" as const, debitCents: 0, creditCents: 500 },
    { month: "2026-11", account: "tax" as const, debitCents: 1, creditCents: 20 },
    { month: "2026-11", account: "cash" as const, debitCents: 520, creditCents: 0 },
  ];
  const later = [
    { month: "2026-12", account: "cash" as const, debitCents: 7, creditCents: 0 },
    { month: "2026-11", account: "tax" as const, debitCents: 0, creditCents: 3 },
  ];
  expect(byMonth([...stored, ...later])).toEqual([
    { month: "2026-12", sums: [{ account: "cash", debitCents: 7, creditCents: 0 }] },
    {
      month: "2026-11",
      sums: [
        { account: "cash", debitCents: 520, creditCents: 0 },
        { account: "tax", debitCents: 1, creditCents: 23 },
      ],
    },
    { month: "2026-10", sums: [{ account: "sales", debitCents: 0, creditCents: 500 }] },
  ]);
});

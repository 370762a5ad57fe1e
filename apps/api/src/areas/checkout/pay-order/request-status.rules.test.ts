import { expect, it } from "vitest";
import { dueToReader, statusOf } from "./request-status.rules.ts";

type Request = Parameters<typeof statusOf>[0];
type Order = Parameters<typeof statusOf>[1];

const now = new Date("2026-11-29T12:00:00Z");
const later = new Date(now.getTime() + 1);
const open = { amountCents: null, expiresAt: later, withdrawnAt: null, paidAt: null } as Request;
const order = { canceledAt: null } as Order;
const due = { owedCents: 5_000, startedCents: 0 };

it("says the most important thing about a request to pay", () => {
  expect(statusOf(open, order, due, now)).toBe("open");
  expect(statusOf(open, order, { ...due, startedCents: 1 }, now)).toBe("busy");
  expect(statusOf({ ...open, expiresAt: now }, order, { ...due, startedCents: 1 }, now)).toBe("expired");
  expect(statusOf({ ...open, withdrawnAt: now }, order, due, now)).toBe("expired");
  expect(statusOf({ ...open, withdrawnAt: now }, { ...order, canceledAt: now } as Order, due, now)).toBe("settled");
  expect(statusOf({ ...open, expiresAt: now }, order, { ...due, owedCents: 0 }, now)).toBe("settled");
  expect(statusOf({ ...open, paidAt: now }, { ...order, canceledAt: now } as Order, { ...due, owedCents: 0 }, now)).toBe("paid");
});

it("is settled once less is owed than it asks for", () => {
  expect(statusOf({ ...open, amountCents: 5_000 }, order, due, now)).toBe("open");
  expect(statusOf({ ...open, amountCents: 5_001 }, order, due, now)).toBe("settled");
});

it("doesn't count attempts whose payer hasn't acted", () => {
  expect(dueToReader({ owedCents: 5_000, startedCents: 3_000, waitingCents: 1_000 })).toEqual({ owedCents: 5_000, startedCents: 2_000 });
});

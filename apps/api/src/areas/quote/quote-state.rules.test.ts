import { expect, it } from "vitest";
import { isOver, lastDay, stateOf } from "./quote-state.rules.ts";

const now = new Date("2026-11-29T12:00:00Z");

it("is open until it expires, and keeps every other state", () => {
  const sent = { status: "sent" } as const;
  expect(stateOf(sent, new Date(now.getTime() + 1), now)).toBe("open");
  expect([stateOf(sent, now, now), stateOf(sent, null, now)]).toEqual(["expired", "expired"]);
  expect(stateOf({ status: "accepted" }, now, now)).toBe("accepted");
});

it("is valid through the day before the midnight at which it expires", () => {
  expect(lastDay(new Date("2026-12-01T08:00:00Z"), "America/Los_Angeles")).toBe("2026-11-30");
  expect(lastDay(new Date("2026-12-01T08:00:00.001Z"), "America/Los_Angeles")).toBe("2026-12-01");
});

it("is over once it is accepted or withdrawn", () => {
  const statuses = ["accepted", "withdrawn", "sent", "rejected"] as const;
  expect(statuses.map((status) => isOver({ status }))).toEqual([true, true, false, false]);
});

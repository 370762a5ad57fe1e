import { describe, expect, it } from "vitest";
import { promiseReason, readReason, storedReason } from "./promise-reason.rules.ts";

describe("the reason of a promise", () => {
  it("is the place that has most of what is delivered", () => {
    const parts = [
      { place: "reno", quantity: 2 },
      { place: "dallas", quantity: 3 },
    ];
    expect(promiseReason(parts, null)).toEqual({ kind: "on_hand", place: "dallas" });
  });

  it("is the pickup store only if everything is there, else where the rest comes from", () => {
    expect(promiseReason([{ place: "reno", quantity: 2 }], "reno")).toEqual({ kind: "on_hand", place: "reno" });
    const parts = [
      { place: "reno", quantity: 9 },
      { place: "dallas", quantity: 1 },
    ];
    expect(promiseReason(parts, "reno")).toEqual({ kind: "transfer", place: "dallas" });
  });

  it("is none for what is sent by email, and unknown for older orders", () => {
    expect(promiseReason([], null)).toBeNull();
    for (const older of ["delivery", "pickup", null]) expect(readReason(older)).toBeNull();
    const reason = { kind: "transfer", place: "san-diego" } as const;
    expect(readReason(storedReason(reason))).toEqual(reason);
  });
});

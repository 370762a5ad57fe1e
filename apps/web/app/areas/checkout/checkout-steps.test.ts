import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowOf, flows, mayOpen, nextStep, partAt, stepAfter, stepAt, stepPath, steps, stepsOf } from "./checkout-steps.ts";

const quote = fc
  .record({
    needsDelivery: fc.boolean(),
    needsPickup: fc.boolean(),
    missing: fc.subarray(["user", "shipping", "pickup", "shipping-options", "payment"]),
  })
  .map((one) => one as unknown as Quote);
const flow = fc.constantFrom(...flows);

describe("the steps of a checkout", () => {
  it("have addresses that lead back to them", () => {
    fc.assert(
      fc.property(flow, fc.constantFrom(...steps), (of, step) => {
        const [, rest = ""] = stepPath(of, step).split("/");
        expect(stepAt(of, rest)).toBe(step);
        expect(flowOf(`/en/${stepPath(of, step)}`)).toBe(of);
      }),
    );
  });

  it("lead on to one that may be opened, whatever is missing", () => {
    fc.assert(
      fc.property(quote, flow, (one, of) => {
        for (const step of stepsOf(one, of)) expect(mayOpen(one, stepAfter(one, step, of), of)).toBe(true);
        expect(mayOpen(one, nextStep(one), of)).toBe(true);
      }),
    );
  });

  it("end with the payment, after the promo codes in the extended checkout only", () => {
    fc.assert(
      fc.property(quote, (one) => {
        expect(stepsOf(one, "checkout")).not.toContain("promo");
        expect(stepsOf(one, "checkout2").slice(-2)).toEqual(["promo", "payment"]);
      }),
    );
  });
});

describe("parts of a step", () => {
  it.each([
    ["agreeing", "payment"],
    ["place-order", "payment"],
    ["create-account", "user"],
  ])("open their step at their own address: %s", (rest, step) => {
    for (const of of flows) expect(stepAt(of, rest)).toBe(step);
    expect(partAt(rest)).toBe(rest);
  });

  it("are not the addresses of steps", () => {
    for (const of of flows) for (const step of steps) expect(partAt(stepPath(of, step).split("/")[1] ?? "")).toBeNull();
  });
});

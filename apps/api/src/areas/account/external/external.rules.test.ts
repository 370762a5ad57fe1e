import fc from "fast-check";
import { expect, it } from "vitest";
import { type Arrival, nextStep } from "./external.rules.ts";

const account = fc.integer({ min: 1, max: 4 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const arrivals: fc.Arbitrary<Arrival> = fc.record({
  identity: fc.record({
    subject: fc.constant("s"),
    email: maybe(fc.constant("ana@example.test")),
    emailVerified: maybe(fc.boolean()),
    givenName: fc.constant(""),
    surname: fc.constant(""),
  }),
  linkedTo: maybe(account),
  linking: maybe(account),
  ownerOfEmail: maybe(fc.record({ id: account, blocked: fc.boolean() })),
});

it("opens an account only through a service linked to it", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind === "enter") expect(step.accountId).toBe(arrival.linkedTo);
      if (step.kind === "link") expect([step.accountId, arrival.linkedTo]).toEqual([arrival.linking, null]);
    }),
  );
});

it("offers an account for linking only for a verified address, and not when it is blocked", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind !== "prove") return;
      expect(arrival.identity.emailVerified).toBe(true);
      expect(arrival.ownerOfEmail).toEqual({ id: step.accountId, blocked: false });
    }),
  );
});

it("answers an address that the service does not vouch for alike, whether or not an account has it", () => {
  fc.assert(
    fc.property(arrivals, maybe(fc.record({ id: account, blocked: fc.boolean() })), (arrival, other) => {
      fc.pre(arrival.identity.emailVerified !== true);
      expect(nextStep({ ...arrival, ownerOfEmail: other })).toEqual(nextStep(arrival));
    }),
  );
});

it("creates a confirmed account only if the service says that the address is verified", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind === "details" && step.emailVerified)
        expect([arrival.identity.email, arrival.identity.emailVerified, arrival.ownerOfEmail]).toEqual(["ana@example.test", true, null]);
    }),
  );
});

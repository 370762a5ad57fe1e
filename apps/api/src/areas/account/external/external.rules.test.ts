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

it("an account is entered only by a service that is linked to it", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind === "enter") expect(step.accountId).toBe(arrival.linkedTo);
      if (step.kind === "link") expect([step.accountId, arrival.linkedTo]).toEqual([arrival.linking, null]);
    }),
  );
});

it("an account is offered for linking only to a verified address of it, and not to a blocked one", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind !== "prove") return;
      expect(arrival.identity.emailVerified).toBe(true);
      expect(arrival.ownerOfEmail).toEqual({ id: step.accountId, blocked: false });
    }),
  );
});

it("an address that the service does not vouch for is answered alike whoever has it", () => {
  fc.assert(
    fc.property(arrivals, maybe(fc.record({ id: account, blocked: fc.boolean() })), (arrival, other) => {
      fc.pre(arrival.identity.emailVerified !== true);
      expect(nextStep({ ...arrival, ownerOfEmail: other })).toEqual(nextStep(arrival));
    }),
  );
});

it("an account is made with a proved address only if the service says that it is verified", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const step = nextStep(arrival);
      if (step.kind === "details" && step.emailVerified)
        expect([arrival.identity.email, arrival.identity.emailVerified, arrival.ownerOfEmail]).toEqual(["ana@example.test", true, null]);
    }),
  );
});

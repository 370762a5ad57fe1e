import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientOf } from "./client-address.ts";

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });

describe("the client behind an address", () => {
  it("is one for a whole /64 network, however its addresses are written", () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        const address = (host: string[]) => [...network, ...host].join(":");
        expect(clientOf(address(one))).toBe(clientOf(address(other).toUpperCase()));
        expect(clientOf(address(["0", "0", "0", "1"]))).toBe(clientOf(`${network.join(":")}::1`));
      }),
    );
  });

  it("differs between networks that differ in any one group", () => {
    fc.assert(
      fc.property(groups(4), fc.nat({ max: 3 }), group, groups(4), (network, at, changed, host) => {
        fc.pre(network[at] !== changed);
        expect(clientOf([...network, ...host].join(":"))).not.toBe(clientOf([...network.with(at, changed), ...host].join(":")));
      }),
    );
  });

  it("is the address itself for IPv4, also when it comes wrapped in IPv6", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect([clientOf(address), clientOf(`::ffff:${address}`)]).toEqual([address, address]);
      }),
    );
  });
});

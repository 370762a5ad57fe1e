import { describe, expect, it } from "vitest";
import { isNetwork, networkGuard } from "./networks.ts";

describe("the networks that the office is open to", () => {
  it("are addresses or ranges of them, of either family", () => {
    expect(["203.0.113.0/24", "203.0.113.7", "2001:db8::/32", "::1", "0.0.0.0/0"].filter((one) => !isNetwork(one))).toEqual([]);
    expect(["", "office.example", "203.0.113.0/33", "2001:db8::/129", "203.0.113.0/", "203.0.113/24"].filter(isNetwork)).toEqual([]);
  });

  it("include the addresses of their range only", () => {
    const isInside = networkGuard(["203.0.113.0/24", "2001:db8:1::/48"]);
    expect(["203.0.113.0", "203.0.113.255", "2001:db8:1::7"].map(isInside)).toEqual([true, true, true]);
    expect(["203.0.112.255", "203.0.114.0", "2001:db8:2::7"].map(isInside)).toEqual([false, false, false]);
  });

  it("include an IPv4 address as a socket for both families writes it", () => {
    const isInside = networkGuard(["203.0.113.0/24"]);
    expect([isInside("::ffff:203.0.113.9"), isInside("::ffff:203.0.114.9")]).toEqual([true, false]);
  });

  it("refuse malformed addresses, and are open to everybody if there are none", () => {
    expect(networkGuard(["203.0.113.0/24"])("")).toBe(false);
    expect(networkGuard([])("anywhere")).toBe(true);
  });
});

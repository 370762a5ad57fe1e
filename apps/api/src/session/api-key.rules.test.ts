import { describe, expect, it } from "vitest";
import { credentialOf, isAllowed, isKeyHeader, type KeyState, refusalOf, withPrefix, withTokenPrefix } from "./api-key.rules.ts";

const now = new Date("2026-05-01T12:00:00Z");
const good: KeyState = { storefrontId: 1, isRevoked: false, expiresAt: null, endsAt: null, addresses: [] };
const used = { storefrontId: 1, address: "203.0.113.9", now };

describe("an API key", () => {
  it("is refused for the first reason that applies", () => {
    const later = new Date(now.getTime() + 1);
    expect(refusalOf(good, used)).toBeNull();
    expect(refusalOf({ ...good, expiresAt: later, endsAt: later }, used)).toBeNull();
    expect(refusalOf({ ...good, storefrontId: 2, isRevoked: true }, used)).toBe("api_key_storefront");
    expect(refusalOf({ ...good, isRevoked: true, expiresAt: now }, used)).toBe("api_key_revoked");
    expect(refusalOf({ ...good, expiresAt: now, endsAt: now }, used)).toBe("api_key_expired");
    expect(refusalOf({ ...good, endsAt: now }, used)).toBe("api_key_replaced");
    expect(refusalOf({ ...good, addresses: ["198.51.100.0/24"] }, used)).toBe("api_key_address");
  });

  it("is allowed in its networks, however the address is written", () => {
    const networks = ["203.0.113.0/28", "2001:db8::/32", "198.51.100.7"];
    const inside = ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8:1::5", "198.51.100.7"];
    const outside = ["203.0.113.16", "::ffff:203.0.113.16", "2001:db9::1", "198.51.100.8", "local", "", "2001:db8::ffff:203.0.113.9x"];
    expect(inside.map((address) => isAllowed(networks, address))).toEqual(inside.map(() => true));
    expect(outside.map((address) => isAllowed(networks, address))).toEqual(outside.map(() => false));
  });

  it("is told apart from a person's token", () => {
    const key = `azk_${"a".repeat(43)}`;
    expect([isKeyHeader(`Bearer ${key}`), isKeyHeader("Bearer eyJ.a.b"), isKeyHeader(undefined)]).toEqual([true, false, false]);
    expect([credentialOf(`Bearer ${key}`), credentialOf(`Bearer ${key}x`), credentialOf("Bearer azk_")]).toEqual([{ key }, null, null]);
    expect([isKeyHeader("Bearer azt_a.b.c"), credentialOf("Bearer azt_a.b.c")]).toEqual([true, { token: "a.b.c" }]);
  });

  it("has a prefix that secret scanners know", () => {
    expect([withPrefix("a"), withTokenPrefix("b")]).toEqual(["azk_a", "azt_b"]);
    expect(credentialOf(`Bearer x azk_${"a".repeat(43)}`)).toBeNull();
  });

  it("is allowed at a mapped address of several digits, and only there", () => {
    expect(isAllowed(["10.0.0.1"], "::ffff:10.0.0.1")).toBe(true);
    expect(isAllowed(["10.0.0.1"], "x::ffff:10.0.0.1")).toBe(false);
    expect(isAllowed([], "anything")).toBe(true);
  });
});

import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

const from = (forwarded: string | string[] | undefined, remoteAddress = "10.0.0.1") =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe("the visitor's address", () => {
  it("is the connection's if no proxy is trusted, whatever the header", () => {
    expect(createClientAddress(false)(from("203.0.113.7"))).toBe("10.0.0.1");
  });

  it("is our own proxy's entry, not one that the visitor sent", () => {
    const read = createClientAddress(true);
    expect(read(from("203.0.113.7"))).toBe("203.0.113.7");
    expect(read(from("1.2.3.4, 5.6.7.8,203.0.113.7 "))).toBe("203.0.113.7");
  });

  it.each([undefined, "", " "])("is the connection's if the proxy sends %o", (forwarded) => {
    for (const trust of [true, ["10.0.0.0/8"]]) expect(createClientAddress(trust)(from(forwarded))).toBe("10.0.0.1");
  });
});

describe("the visitor's address behind proxies of known networks", () => {
  const read = createClientAddress(["10.0.0.0/8", "198.51.100.0/24", "2001:db8:1::/48"]);

  it("is the last one that isn't a proxy's", () => {
    expect(read(from("203.0.113.7"))).toBe("203.0.113.7");
    expect(read(from("1.2.3.4, 203.0.113.7, 198.51.100.9"))).toBe("203.0.113.7");
    expect(read(from(["1.2.3.4", "2001:db8:2::7, 2001:db8:1::5"]))).toBe("2001:db8:2::7");
    expect(read(from("1.2.3.4, 203.0.113.7", "::ffff:10.0.0.1"))).toBe("203.0.113.7");
  });

  it("is the connection's if that isn't a proxy, so that nobody else is believed", () => {
    expect(read(from("203.0.113.7, 198.51.100.9", "192.0.2.4"))).toBe("192.0.2.4");
  });

  it("is the farthest proxy's if there is nobody behind it, or no address", () => {
    expect(read(from("10.0.0.3, 198.51.100.9"))).toBe("10.0.0.3");
    expect(read(from("203.0.113.7, unknown, 198.51.100.9"))).toBe("198.51.100.9");
  });
});

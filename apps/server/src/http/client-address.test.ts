import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const from = (forwarded: string | undefined) =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.1" } }) as unknown as IncomingMessage;

describe("the visitor's address", () => {
  it("is the connection's if no proxy is trusted, whatever the header", () => {
    expect(clientAddress(from("203.0.113.7"), false)).toBe("10.0.0.1");
  });

  it("is our own proxy's entry, not one that the visitor sent", () => {
    expect(clientAddress(from("203.0.113.7"), true)).toBe("203.0.113.7");
    expect(clientAddress(from("1.2.3.4, 5.6.7.8,203.0.113.7 "), true)).toBe("203.0.113.7");
  });

  it.each([undefined, "", " "])("is the connection's if the proxy sends %o", (forwarded) => {
    expect(clientAddress(from(forwarded), true)).toBe("10.0.0.1");
  });
});

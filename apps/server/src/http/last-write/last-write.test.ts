import { describe, expect, it } from "vitest";
import { lastWriteCookies, lastWriteOf } from "./last-write.ts";

const read = (cookie?: string) => lastWriteOf({ headers: { ...(cookie !== undefined && { cookie }) } });

describe("the cookie of a last write", () => {
  it("lasts half a minute and can't be read by scripts", () => {
    const cookie = "last_write=AbC-_9; Path=/; SameSite=Lax; HttpOnly; Max-Age=30";
    expect(lastWriteCookies(null, "AbC-_9", "http://localhost:3000")).toEqual([cookie]);
    expect(lastWriteCookies("before", "AbC-_9", "https://shop.example")).toEqual([`${cookie}; Secure`]);
    expect(read(`cantera_store=reno; ${cookie.split(";")[0]}`)).toBe("AbC-_9");
  });

  it("is set only by a request that wrote", () => {
    expect(lastWriteCookies(null, null, "http://localhost:3000")).toEqual([]);
    expect(lastWriteCookies("before", "before", "http://localhost:3000")).toEqual([]);
  });

  it("is read only as a whole, and only if a header can carry it", () => {
    const others = [undefined, "", "last_write=", "not_last_write=a", "last_write=a b", `last_write=${"a".repeat(201)}`, "last_write=é"];
    expect(others.map(read)).toEqual(others.map(() => null));
  });
});

import { describe, expect, it } from "vitest";
import { createPasswords, isVerifiable } from "./passwords.ts";

const CHEAP = { memory: 8, passes: 1, parallelism: 1 };
const passwords = createPasswords(CHEAP);

/** Hashes that other programs make of these passwords: crypt_blowfish, libxcrypt, and the reference code of Argon2. */
const published: [kind: string, password: string, hash: string][] = [
  ["bcrypt 2a", "U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"],
  ["bcrypt 2y", "rasmuslerdorf", "$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq"],
  ["argon2i", "password", "$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA"],
  ["argon2id", "password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"],
];

describe("a password", () => {
  it.each(published)("of another system is verified by its hash: %s", async (_, password, hash) => {
    expect(isVerifiable(hash)).toBe(true);
    expect(await passwords.verify(password, hash)).toBe(true);
    expect(await passwords.verify(`${password}!`, hash)).toBe(false);
  });

  it("is hashed anew when its hash is of another kind or cheaper", async () => {
    const own = await passwords.hash("grout lines");
    expect(await passwords.verify("grout lines", own)).toBe(true);
    expect(passwords.isOutdated(own)).toBe(false);
    expect(createPasswords({ ...CHEAP, passes: 2 }).isOutdated(own)).toBe(true);
    expect(published.map(([kind, , hash]) => [kind, passwords.isOutdated(hash)])).toEqual([
      ["bcrypt 2a", true],
      ["bcrypt 2y", true],
      ["argon2i", true],
      ["argon2id", false],
    ]);
  });
});

it.each([
  ["another kind", "5f4dcc3b5aa765d61d8327deb882cf99"],
  ["a bcrypt hash that is cut off", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOe"],
  ["a bcrypt hash of 2^14 rounds", "$2a$14$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"],
  ["an Argon2 hash of 1 GB", "$argon2id$v=19$m=1048576,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"],
  ["an Argon2 hash without passes", "$argon2id$v=19$m=64,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"],
  ["an older version of Argon2", "$argon2i$v=16$m=64,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"],
])("refuses %s", (_, hash) => {
  expect(isVerifiable(hash)).toBe(false);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { emailKey } from "./email-key.ts";

const addresses = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replaceAll("\\", ""));

it("treats addresses that differ in case, composition, surrounding space or domain prefix as equal", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const key = emailKey(address);
      expect(emailKey(key)).toBe(key);
      expect(emailKey(`CANTERA\\${address}`)).toBe(key);
      expect(emailKey(` ${address.normalize("NFD")} `)).toBe(key);
    }),
  );
  expect(emailKey("JOS\u0045\u0301@Example.test")).toBe("jos\u00e9@example.test");
});

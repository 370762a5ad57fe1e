import { expect, it } from "vitest";
import { listCountries } from "./country-names.ts";

it("lists any storefront's countries as part of a sentence", () => {
  expect(listCountries(["US", "CA"], "en")).toBe("the United States and Canada");
  expect(listCountries(["US", "CA"], "es")).toBe("Estados Unidos y Canadá");
  expect(listCountries(["MX"], "es")).toBe("México");
  expect(listCountries(["MX", "GB", "CA"], "en")).toBe("Mexico, the United Kingdom, and Canada");
});

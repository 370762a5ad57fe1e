import { expect, it } from "vitest";
import { withUnderstood } from "./understood-address.ts";

const read = (address: string, understood: Parameters<typeof withUnderstood>[1]) =>
  String(withUnderstood(new URLSearchParams(address), understood));

it("has the words of a search as the filters that they were read as", () => {
  const filters = { color: ["white"], size: ["12x24"] };
  expect(read("q=white+12x24+carrara&color=black&color=white", { query: "carrara", filters, stock: null, area: null })).toBe(
    "color=black&color=white&q=carrara&size=12x24",
  );
  expect(read("q=white+12x24&sort=newest", { query: null, filters, stock: null, area: null })).toBe("sort=newest&color=white&size=12x24");
  expect(read("q=white+in+reno+120+sqft", { query: null, filters, stock: "reno", area: 1_205_000 })).toBe(
    "color=white&size=12x24&stock=reno&area=120.5",
  );
  expect(read("q=carrara", null)).toBe("q=carrara");
});

import { expect, it } from "vitest";
import { sampleAddress } from "./sample-address.ts";

it("opens the item of a sample at the sample's lot", () => {
  expect(sampleAddress("https://shop.example/es", { sampleOf: "MGN-CALACATTA-1224-M", lot: "H 98" })).toBe(
    "https://shop.example/es/product/detail/MGN-CALACATTA-1224-M?lot=H%2098#lot",
  );
});

import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setShopZone } from "../../../i18n/shop-clock.ts";
import { inputOf, nothingTyped, typedOf } from "./banner-values.ts";

beforeAll(() => setShopZone("America/Los_Angeles"));
afterAll(() => setShopZone("UTC"));

const banner: OfficeBanner = {
  ...{ id: 1, lockVersion: 2, name: "Sale", textEn: "Sale", textEs: "Oferta", linkTo: "sale/", labelEn: "", labelEs: "", tone: "sale" },
  ...{ paths: ["*", "product/sale/*"], query: ["sort=price_asc"], languages: ["es"], customerKinds: ["business"] },
  ...{ from: "2030-07-01T07:00:00.000Z", until: null, state: "planned", hasChanges: false, publishedAt: null },
};

it("sends the values that it has read, if nobody types anything", () => {
  const { state, hasChanges, publishedAt, ...sent } = banner;
  expect(inputOf(typedOf(banner), banner)).toEqual(sent);
});

it("shows times by the shop's clock", () => {
  expect(typedOf(banner).from).toBe("2030-07-01T00:00");
});

it("takes pages one a line or separated by commas, each once", () => {
  expect(inputOf({ ...nothingTyped, paths: " about/ \n\ncontact/, about/" }, null)).toMatchObject({
    id: null,
    paths: ["about/", "contact/"],
  });
});

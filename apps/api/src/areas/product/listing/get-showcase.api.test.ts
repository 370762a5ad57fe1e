import { recordChanges } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const es = { "accept-language": "es" };
type Part = { path: string; slug: string; count: number; swatch: { code: string; picture: { kind: string } } | null };

describe("a showcase", () => {
  it("has the departments, each with the number of its products and a picture of its own", async () => {
    const { listing, parts } = (await shop.call("product/showcase")).body.value;
    expect(listing).toBeNull();
    expect(parts.map((one: Part) => one.path)).toContain("porcelain");
    const codes = parts.map((one: Part) => one.swatch?.code);
    expect(new Set(codes).size).toBe(codes.length);
    const porcelain = parts.find((one: Part) => one.path === "porcelain");
    expect(porcelain.count).toBe((await shop.call("product/list", { listing: "porcelain" })).body.value.total);
  });

  it("of a department has its looks and colors with the counts of its list, in the reader's language", async () => {
    const { parts, looks, colors, total } = (await shop.call("product/showcase?listing=porcelanico", undefined, es)).body.value;
    const { facets } = (await shop.call("product/list", { listing: "porcelanico" }, es)).body.value;
    const counts = (key: string) =>
      facets
        .find((one: { key: string }) => one.key === key)
        .values.map(({ label, count }: { label: string; count: number }) => [label, count]);
    expect(looks.map((one: { label: string; count: number }) => [one.label, one.count])).toEqual(counts("look"));
    expect(colors.map((one: { label: string; count: number }) => [one.label, one.count])).toEqual(counts("color"));
    expect(parts.map((one: Part) => one.slug)).toContain("porcelanico/efecto-marmol");
    expect(total).toBe(156);
    expect(looks.every((one: Part) => one.swatch?.picture.kind === "face")).toBe(true);
  });

  it("shows the colors of goods in packs as the color, and the goods as packs", async () => {
    const { parts, colors } = (await shop.call("product/showcase?listing=setting-materials")).body.value;
    expect(colors.length).toBeGreaterThan(3);
    const shown = colors.filter((one: Part) => one.swatch?.code.includes("grout"));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.every((one: { swatch: { picture: { kind: string }; format: unknown } }) => one.swatch.picture.kind === "face")).toBe(true);
    expect(parts.find((one: Part) => one.path.endsWith("/grout"))?.swatch?.picture.kind).toBe("object");
  });

  it("changes with the catalog", async () => {
    const { query } = shop.api.services.database;
    const before = (await shop.call("product/showcase?listing=porcelain")).body.value.total;
    const { code } = (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0];
    const { id } = await query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirstOrThrow();
    await query.updateTable("product").set({ published: false }).where("id", "=", id).execute();
    await recordChanges(query, [{ kind: "product", entity: String(id) }]);
    await expect
      .poll(async () => (await shop.call("product/showcase?listing=porcelain")).body.value.total, { timeout: 15_000 })
      .toBe(before - 1);
  });

  it("refuses a listing that the shop does not have", async () => {
    expect((await shop.call("product/showcase?listing=no-such")).body.code).toBe("product_listing_not_found");
  });
});

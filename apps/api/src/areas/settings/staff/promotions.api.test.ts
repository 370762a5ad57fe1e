import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const list = async () =>
  (await shop.call("office/promotions", undefined, staff)).body.value.promotions as { promotion: Record<string, unknown>; used: number }[];
const post = async (call: string, before: object | null, after: object, headers: Record<string, string> = staff) =>
  (await shop.call(`office/${call}`, { before, after }, headers)).body;
const find = async (code: string) => (await list()).find(({ promotion }) => promotion["code"] === code);
const code = { code: "SPRING-5", name: { en: "Spring", es: "Primavera" }, kind: "percentage", value: 5 };

describe("a promotion code", () => {
  it("is previewed with what it applies to, made, changed and ended", async () => {
    const preview = (await post("previewpromotion", null, code)).value;
    expect(preview.items).toBeGreaterThan(preview.products);
    expect(await find(code.code)).toBeUndefined();
    expect((await post("savepromotion", null, code)).value.faults).toEqual([]);
    const made = await find(code.code);
    expect(made).toMatchObject({ used: 0, promotion: { ...code, minimum: 0, customers: [] } });
    const ended = { ...made?.promotion, until: "2020-01-01" };
    expect((await post("savepromotion", made?.promotion ?? null, ended)).value.differences).toHaveLength(1);
    expect(await post("savepromotion", made?.promotion ?? null, { ...ended, value: 7 })).toMatchObject({ code: "office_settings_changed" });
    expect((await find(code.code))?.promotion).toEqual(ended);
  });

  it("is refused with the name of each field in the reader's language, and leaves the others alone", async () => {
    const before = await list();
    const spanish = { ...staff, "accept-language": "es" };
    const wrong = { ...code, code: "SUMMER", value: 250, appliesTo: { departments: ["no-such"] } };
    expect((await post("savepromotion", null, wrong, spanish)).value.faults).toEqual([
      { path: "promotion.value", problem: "debe ser como máximo 100" },
      { path: "promotion.appliesTo.departments", problem: "nombra no-such, que no está en el catálogo" },
    ]);
    expect((await post("savepromotion", null, { ...code, code: "a b" })).value.faults[0]).toMatchObject({ path: "promotion.code" });
    expect((await post("savepromotion", null, before[0]?.promotion ?? {})).value.faults[0]).toMatchObject({ path: "promotion.code" });
    expect(await list()).toEqual(before);
  });
});

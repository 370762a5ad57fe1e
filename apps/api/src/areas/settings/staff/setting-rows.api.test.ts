import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { expect, it } from "vitest";

const shop = await openShopForFile();
shop.setNow(new Date("2026-11-25T20:00:00Z"));
const staff = await staffHeaders(shop);
const read = async (query: string) => (await shop.call(`office/settingrows?table=taxRates&${query}`, undefined, staff)).body.value;
const change = async (changes: object[], call = "changesettingrows", headers: Record<string, string> = staff) =>
  (await shop.call(`office/${call}`, { table: "taxRates", changes }, headers)).body;

it("keeps an old tax rate as history when it changes, and charges the new one", async () => {
  const { rows, today } = await read("query=state:NV");
  expect(today).toBe("2026-11-25");
  const [before] = rows;
  const after = { ...before, percent: 7.1 };
  const { differences } = (await change([{ before, after }], "previewsettingrows")).value;
  expect(differences).toHaveLength(2);
  expect((await read("query=state:NV")).rows).toEqual(rows);
  expect((await change([{ before, after }])).value.faults).toEqual([]);
  expect((await read("query=state:NV&when=now")).rows).toEqual([{ ...after, from: today }]);
  expect((await read("query=state:NV&when=past")).rows).toEqual([{ ...before, until: "2026-11-24" }]);
  expect(await change([{ before, after: { ...before, percent: 9 } }])).toMatchObject({ code: "office_settings_changed" });
});

it("names what is wrong by its row, in the reader's language, and then changes nothing", async () => {
  const { total } = await read("when=all");
  const sound = {
    country: "US",
    state: "OR",
    postalPrefix: "",
    name: "city:X",
    percent: 1,
    taxesDelivery: false,
    from: "2027-01-01",
    until: null,
  };
  const wrong = [sound, { ...sound, percent: "much" }, { ...sound, from: "tomorrow" }, { ...sound, percent: 1.23456 }].map((after) => ({
    after,
  }));
  const { faults } = (await change(wrong, "changesettingrows", { ...staff, "accept-language": "es" })).value;
  expect(faults).toEqual([
    { path: "rows[2].percent", problem: "debe ser un número" },
    { path: "rows[3].from", problem: "debe ser una fecha como 2026-12-25" },
  ]);
  expect((await read("when=all")).total).toBe(total);
});

it("finds rows by their text, and pages them", async () => {
  const all = await read("when=all");
  expect(all.rows.length).toBe(Math.min(all.total, all.pageSize));
  const { rows } = await read("query=nv");
  expect(rows.length).toBeGreaterThan(0);
  expect((await read("when=all&page=999")).rows).toEqual([]);
});

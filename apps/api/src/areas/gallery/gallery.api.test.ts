import { recordChanges } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { importScenes } from "./import-scenes.ts";

interface Value {
  value: string;
  count: number;
}

const shop = await openShopForFile();
const hidden = bearer((await demoPerson(shop, "hidden-prices@demo.test")).pair);
const list = async (filters: object = {}) => (await shop.call("gallery/list", { pageSize: 500, ...filters })).body.value;
const detail = async (code: string, query = "", headers: Record<string, string> = {}) =>
  (await shop.call(`gallery/detail/${code}/${query}`, undefined, headers)).body;
const codesOf = (value: { scenes: { code: string }[] }) => value.scenes.map((scene) => scene.code);
const valuesOf = (value: { facets: { key: string; values: Value[] }[] }, key: string): Value[] =>
  value.facets.find((facet) => facet.key === key)?.values ?? [];

const scene = (more: object = {}) => ({
  code: "one",
  room: "kitchen",
  picture: { address: "/assets/f/1001/1320x880/aa/one.webp", width: 1320, height: 880 },
  texts: { en: { title: "One", alt: "A kitchen" }, es: { title: "Uno", alt: "Una cocina" } },
  products: [{ product: "marin-redwood", part: "backsplash", x: 0.5, y: 0.25 }],
  ...more,
});

describe("the gallery", () => {
  it("has at least 48 scenes, each with a picture of its own and hot spots within it", async () => {
    const { scenes, total } = await list();
    expect(total).toBeGreaterThanOrEqual(48);
    expect(scenes).toHaveLength(total);
    expect(new Set(scenes.map((one: { picture: { address: string } }) => one.picture.address)).size).toBe(total);
    for (const one of scenes) {
      expect(one.spots.length, one.code).toBeGreaterThan(0);
      for (const { x, y } of one.spots) {
        expect(x > 0.05 && x < 0.95 && y > 0.05 && y < 0.95, one.code).toBe(true);
      }
    }
  });

  it("filters, and counts what each choice would show", async () => {
    const all = await list();
    expect(valuesOf(all, "room").reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    for (const key of ["room", "look", "color", "material"])
      for (const { value, count } of valuesOf(all, key)) expect((await list({ [key]: [value] })).total, value).toBe(count);
    const green = await list({ room: ["bath"], color: ["green"] });
    expect(green.total).toBeGreaterThan(0);
    expect(green.total).toBeLessThan((await list({ room: ["bath"] })).total);
    const both = await list({ room: ["bath", "kitchen"] });
    expect(both.total).toBe((await list({ room: ["bath"] })).total + (await list({ room: ["kitchen"] })).total);
    expect((await list({ color: ["nothing"] })).total).toBe(0);
  });

  it("pages", async () => {
    const all = codesOf(await list());
    const paged: string[] = [];
    for (let page = 1; page <= 20; page++) paged.push(...codesOf(await list({ page, pageSize: 10 })));
    expect(paged).toEqual(all);
  });

  it("speaks the reader's language", async () => {
    const { value } = (await shop.call("gallery/list", { room: ["kitchen"] }, { "accept-language": "es" })).body;
    expect(valuesOf(value, "room")).toContainEqual(expect.objectContaining({ label: "Cocina" }));
    expect(value.scenes[0].title).not.toBe((await list({ room: ["kitchen"] })).scenes[0].title);
  });

  it.each([
    [{ room: "kitchen" }],
    [{ page: 0 }],
    [{ pageSize: 5000 }],
    [{ color: Array.from({ length: 1000 }, () => "green") }],
    [{ script: "<script>" }],
  ])("refuses %j", async (input) => {
    expect((await shop.call("gallery/list", input)).body).toMatchObject({ success: false, code: "request_invalid" });
  });
});

describe("a scene", () => {
  it("has its products where they are seen, and its neighbors in the list", async () => {
    const codes = codesOf(await list({ room: ["kitchen"], color: ["green", "white"] }));
    for (const [index, code] of codes.entries()) {
      const { value } = await detail(code, "?room=kitchen&color=green,white");
      expect([value.previous, value.next, value.position, value.total]).toEqual([
        codes[index - 1] ?? null,
        codes[index + 1] ?? null,
        index + 1,
        codes.length,
      ]);
      expect(value.products.map((one: { x: number; y: number }) => [one.x, one.y])).toEqual(
        value.scene.spots.map((one: { x: number; y: number }) => [one.x, one.y]),
      );
    }
  });

  it("is outside a list that leaves it out", async () => {
    const { value } = await detail("blue-bath", "?room=kitchen");
    expect([value.position, value.previous, value.next]).toEqual([0, null, null]);
  });

  it("hides prices from those who may not see them", async () => {
    const { value } = await detail("blue-bath", "", hidden);
    expect(value.products.length).toBeGreaterThan(0);
    for (const { card } of value.products) expect([card.fromCents, card.lead.price]).toEqual([null, null]);
  });

  it.each(["nowhere", "..%2Fblue-bath", "BLUE-BATH", "%3Cscript%3E", "a".repeat(500)])("isn't at %s", async (code) => {
    expect((await detail(code)).success).toBe(false);
  });

  it("is found by its products", async () => {
    const { value } = (await shop.call("gallery/ofproduct?code=marin-tomales")).body;
    expect(codesOf({ scenes: value })).toContain("blue-bath");
    expect((await shop.call("gallery/ofproduct?code=nothing")).body.value).toEqual([]);
  });
});

describe("what changes", () => {
  it("takes an ended product out of every scene, and brings it back", async () => {
    const { query } = shop.database;
    const set = async (published: boolean) => {
      const { id } = await query
        .updateTable("product")
        .set({ published })
        .where("code", "=", "marin-tomales")
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordChanges(query, [{ kind: "product", entity: String(id) }]);
      await shop.api.settle();
    };
    const names = async () => (await detail("blue-bath")).value.scene.spots.map((spot: { name: string }) => spot.name);
    const before = await names();
    await set(false);
    expect(await names()).toHaveLength(before.length - 1);
    await set(true);
    expect(await names()).toEqual(before);
  });

  it("shows an imported gallery at once, without products that the catalog doesn't know", async () => {
    const result = await shop.database.query
      .transaction()
      .execute((query) =>
        importScenes(query, 1, [scene(), scene({ code: "two", products: [{ product: "unheard-of", part: "floor", x: 0, y: 1 }] })]),
      );
    expect(result).toEqual({ scenes: 2, hotSpots: 1, unknown: ["unheard-of"] });
    await shop.api.settle();
    expect((await list()).scenes.map((one: { code: string; spots: unknown[] }) => [one.code, one.spots.length])).toEqual([
      ["one", 1],
      ["two", 0],
    ]);
    expect((await detail("blue-bath")).code).toBe("gallery_not_found");
  });

  it.each([
    ["a place outside the picture", [scene({ products: [{ product: "marin-redwood", part: "floor", x: 1.2, y: 0 }] })], "one.products.0.x"],
    ["a room we don't have", [scene({ room: "attic" })], "one.room"],
    ["a code twice", [scene(), scene()], "has a code twice"],
    ["a code that is no address", [scene({ code: "../one" })], "../one.code"],
    ["a script for a picture", [scene({ picture: { address: "javascript:alert(1)", width: 900, height: 600 } })], "one.picture.address"],
    ["a missing language", [scene({ texts: { en: { title: "One", alt: "A kitchen" } } })], "one.texts.es"],
    ["no list", { scenes: [] }, "the file"],
  ])("refuses a file with %s, and keeps the gallery", async (_, file, place) => {
    await expect(shop.database.query.transaction().execute((query) => importScenes(query, 1, file))).rejects.toThrow(place);
    await shop.api.settle();
    expect((await list()).total).toBe(2);
  });
});

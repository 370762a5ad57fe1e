import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop, "content@demo.test");

const send = async (path: string, input: object, headers = staff) =>
  (await shop.call(`office/${path}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const save = (term: string, finds: string[], more: object = {}) =>
  send("savesearchword", { id: null, was: null, language: "es", term, finds, ...more });
const listed = async () => (await shop.call("office/searchwords", undefined, staff)).body.value as { term: string; language: string }[];
const foundBy = async (query: string, language = "es") =>
  (await shop.call("product/list", { query }, { "accept-language": language })).body.value.total as number;

describe("the shop's own search words", () => {
  it("find their results with the next search, in their language only, until they are removed", async () => {
    expect(await foundBy("quebrantahuesos")).toBe(0);
    const { id, term, finds } = (await save("quebrantahuesos", ["mármol carrara", "mármol carrara", "hexágono"])).value;
    expect(finds).toEqual(["mármol carrara", "hexágono"]);
    const found = await foundBy("quebrantahuesos");
    expect(found).toBeGreaterThan(0);
    expect(await foundBy("quebrantahuesos", "en")).toBe(0);
    expect((await save(term, ["nada de nada"], { id, was: { term, finds } })).value).toMatchObject({ id, finds: ["nada de nada"] });
    expect(await foundBy("quebrantahuesos")).not.toBe(found);
    expect((await send("deletesearchword", { id, language: "es", was: { term, finds: ["nada de nada"] } })).value).toEqual({ done: true });
    expect(await foundBy("quebrantahuesos")).toBe(0);
  });

  it("are tried before they are saved, in place of the saved ones", async () => {
    const tried = await send("trysearchword", { language: "es", term: "zascandil", finds: ["mármol carrara"] });
    expect(tried.value.now).toEqual({ products: 0, pages: 0, names: [] });
    expect(tried.value.withWords.products).toBeGreaterThan(0);
    expect(tried.value.withWords.names[0]).toMatch(/Carrara/);
    expect(await foundBy("zascandil")).toBe(0);
    await save("zascandil", ["mármol carrara"]);
    const without = (await send("trysearchword", { language: "es", term: "Zascandil", finds: [] })).value;
    expect([without.now.products, without.withWords.products]).toEqual([tried.value.withWords.products, 0]);
  });

  it("are listed by language and term, and each term once, however it is written", async () => {
    await save("ñandú", ["porcelánico"]);
    await save("ábaco", ["mosaico"]);
    expect(await save("ABACO", ["piso"])).toMatchObject({ code: "office_search_word_taken" });
    expect((await save("ábaco", ["floor"], { language: "en" })).value).toMatchObject({ language: "en" });
    const terms = (await listed()).filter(({ language }) => language === "es").map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "es")));
    expect(terms.filter((term) => term === "ábaco")).toHaveLength(1);
  });

  it.each([
    ["no word", "", ["mosaico"]],
    ["nothing to find", "nada", []],
    ["a comma, which would be two", "coma", ["uno, dos"]],
  ])("refuse %s", async (_, term, finds) => {
    expect(await save(term, finds)).toMatchObject({ success: false });
    expect((await listed()).map((one) => one.term)).not.toContain(term);
  });

  it("aren't overwritten or removed with an older revision", async () => {
    const { id, term, finds } = (await save("disputado", ["mosaico"])).value;
    const was = { term, finds };
    await save(term, ["piso"], { id, was });
    expect(await save(term, ["muro"], { id, was })).toMatchObject({ code: "office_search_word_changed" });
    expect(await send("deletesearchword", { id, language: "es", was })).toMatchObject({ code: "office_search_word_changed" });
    await send("deletesearchword", { id, language: "es", was: { term, finds: ["piso"] } });
    expect(await save(term, ["muro"], { id, was: { term, finds: ["piso"] } })).toMatchObject({ code: "office_search_word_not_found" });
  });
});

it("refuses the later of two changes made in the same moment", async () => {
  const codes = new Set<string>();
  const refusalOf = (body: { success: boolean; code?: string }) => body.success || codes.add(String(body.code));
  for (let round = 0; round < 5; round += 1) {
    const term = `instante${round}`;
    const added = await Promise.all([save(term, ["mosaico"]), save(term, ["mosaico"])]);
    added.forEach(refusalOf);
    const { id, finds } = added.find((body) => body.success)?.value ?? {};
    const was = { term, finds };
    const changed = await Promise.all([
      save(term, ["porcelánico"], { id, was }),
      send("deletesearchword", { id, language: "es", was }),
      send("deletesearchword", { id, language: "es", was }),
    ]);
    changed.forEach(refusalOf);
    expect(changed.some((body) => body.success)).toBe(true);
  }
  expect([...codes].filter((code) => !/^office_search_word_(?:not_found|changed|taken)$/.test(code))).toEqual([]);
});

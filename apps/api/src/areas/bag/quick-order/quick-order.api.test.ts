import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();

let dealer: Record<string, string>;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
});
const judge = async (text: string, headers = dealer) => (await shop.call("webshoppingbag/quickorder", { text }, headers)).body;

describe("a quick order", () => {
  it("says of each line which item it is, in whole sell units, and at what price", async () => {
    const itemNo = await boxInReno(shop, 0);
    const { lines, totalCents } = (await judge(`${itemNo} 2\n${itemNo.toLowerCase()} 100 sq ft\n${itemNo} 5 slabs\n${itemNo} many`)).value;
    const [first, second, third, fourth] = lines;
    expect(first).toMatchObject({ state: "asWritten", quantity: 2, item: { itemNo, sellUnit: "box" } });
    expect(first.amountCents).toBe(2 * first.unitPriceCents);
    expect(first.lots).toHaveLength(1);
    expect(second).toMatchObject({ state: "rounded", item: { itemNo } });
    expect(second.area).toBeGreaterThanOrEqual(1_000_000);
    expect(third).toMatchObject({ state: "unit", quantity: null, suggestion: { itemNo, line: `${itemNo} 5 boxes` } });
    expect(fourth).toMatchObject({ state: "unreadable", quantity: null });
    expect(totalCents).toBe(first.amountCents + second.amountCents);
  });

  it("suggests an item for a typing error, and none for a stranger", async () => {
    const itemNo = await boxInReno(shop, 0);
    const wrong = `${itemNo.slice(0, -2)}X${itemNo.slice(-1)}`;
    const { lines } = (await judge(`${wrong} 2\nTL-9981 6\n=CMD() 1`)).value;
    expect(lines.map((line: { state: string }) => line.state)).toEqual(["unknown", "unknown", "unknown"]);
    expect(lines[0].suggestion).not.toBeNull();
    expect(lines[1].suggestion).toBeNull();
  });

  it("knows an item number with spaces, the amount first, square meters and a decimal comma", async () => {
    const itemNo = await boxInReno(shop, 0);
    const spaced = itemNo.toLowerCase().replaceAll("-", " ");
    const { lines } = (await judge([`${spaced} 2`, `3x ${itemNo}`, `${itemNo} 3.8 m²`, `${itemNo} 40,89 sq ft`, spaced].join("\n"))).value;
    const found = lines.map((line: { state: string; quantity: number; item: { itemNo: string } | null }) => [
      line.state,
      line.item?.itemNo,
    ]);
    expect(found).toEqual([
      ["asWritten", itemNo],
      ["asWritten", itemNo],
      ["rounded", itemNo],
      ["rounded", itemNo],
      ["asWritten", itemNo],
    ]);
    expect([lines[0].quantity, lines[1].quantity, lines[4].quantity]).toEqual([2, 3, 1]);
    expect(lines[2].quantity).toBe(lines[3].quantity);
    expect(lines[2].area).toBeGreaterThanOrEqual(408_900);
  });

  it("understands series, color, size, and finish in words, and suggests an item if they leave something open", async () => {
    const said = [
      "mgn calacatta 1224 m, 500 sqft",
      "magnifica calac 12x24 m 500 sq ft",
      "lmr verde 1224 m 3",
      "mgn calacatta 1224, 500 sqft",
    ];
    const { lines } = (await judge(said.join("\n"))).value;
    expect(lines.map((line: { item: { itemNo: string } | null }) => line.item?.itemNo)).toEqual([
      "MGN-CALACATTA-1224-M",
      "MGN-CALACATTA-1224-M",
      "LMR-VERDE-GUAYABA-1224-M",
      undefined,
    ]);
    expect(lines[1].area).toBe(lines[0].area);
    expect(lines[3]).toMatchObject({
      state: "unknown",
      suggestion: { itemNo: "MGN-CALACATTA-1224-M", line: "MGN-CALACATTA-1224-M 500 sqft" },
    });
  });

  it("offers the remaining units where a line is short, and names amounts that were rounded up", async () => {
    const itemNo = await boxInReno(shop, 0);
    const [one] = (await judge(`${itemNo} 1`)).value.lines;
    const { lines } = (await judge(`${itemNo} ${one.available + 1}\n${itemNo} 101 sq ft`)).value;
    expect(lines[0].state).toBe("short");
    expect(lines[0].ways[0]).toMatchObject({ kind: "available", quantity: one.available, line: `${itemNo} ${one.available}` });
    const [taken] = (await judge(lines[0].ways[0].line)).value.lines;
    expect(taken.state).toBe("asWritten");
    for (const { kind, line } of lines[0].ways.filter((way: { line: string | null }) => way.line))
      expect([kind, (await judge(line)).value.lines[0].state]).toEqual([kind, "asWritten"]);
    expect(lines[1].exactUnits).toBeLessThan(lines[1].quantity);
  });

  it("understands the name of a finish in either language", async () => {
    const { lines } = (await judge("mgn calacatta 1224 matte, 500 sqft\nmagnifica calacatta mate 12x24 40")).value;
    expect(lines.map((line: { item: { itemNo: string } | null }) => line.item?.itemNo)).toEqual([
      "MGN-CALACATTA-1224-M",
      "MGN-CALACATTA-1224-M",
    ]);
  });

  it("suggests the whole line with the item that was meant", async () => {
    const itemNo = await boxInReno(shop, 0);
    const wrong = `${itemNo.slice(0, -2)}X${itemNo.slice(-1)}`;
    const { lines } = (await judge(`${wrong} 40 sq ft\n${wrong.toLowerCase().replaceAll("-", " ")}`)).value;
    expect(lines[0].suggestion).toMatchObject({ line: `${lines[0].suggestion.itemNo} 40 sq ft` });
    expect(lines[1].suggestion).toMatchObject({ itemNo: lines[0].suggestion.itemNo, line: lines[0].suggestion.itemNo });
  });

  it("lets lines share the stock in their order, and refuses more than there is", async () => {
    const itemNo = await boxInReno(shop, 0);
    const { available } = (await judge(`${itemNo} 1`)).value.lines[0];
    const { lines } = (await judge(`${itemNo} ${available - 1}\n${itemNo} 2\n${itemNo} 10000`)).value;
    expect(lines.map((line: { state: string }) => line.state)).toEqual(["asWritten", "short", "tooMany"]);
    expect(lines[1].available).toBe(1);
  });

  it("shows no price to people with hidden prices", async () => {
    const hidden = bearer((await demoPerson(shop, "hidden-prices@demo.test")).pair);
    const { lines, totalCents } = (await judge(`${await boxInReno(shop, 0)} 2`, hidden)).value;
    expect([lines[0].unitPriceCents, lines[0].amountCents, totalCents]).toEqual([null, null, null]);
  });

  it("judges 1,000 lines, and refuses 1,001 and a file of 50,000", async () => {
    const numbers = await Promise.all([0, 1, 2, 3].map((offset) => boxInReno(shop, offset)));
    const lines = Array.from({ length: 1000 }, (_, index) => `${numbers[index % 4]} 1`);
    expect((await judge(lines.join("\n"))).value.lines).toHaveLength(1000);
    expect((await judge([...lines, "A 1"].join("\n"))).code).toBe("webshoppingbag_pad_long");
    expect((await judge("A 1\n".repeat(50_000))).code).toBe("webshoppingbag_pad_long");
  });
});

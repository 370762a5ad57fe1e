import { isWhole, sampleOf } from "@azulejo/testing/whole.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date(), { CALLS_PER_MINUTE: "1000000" });
}, 120_000);
afterAll(() => server?.close());

const pages = {
  en: { search: "/en/search", content: "/en/search/content", list: "/en/product/list/porcelain/", yard: "/en/slabs/store/reno" },
  es: { search: "/es/search", content: "/es/search/content", list: "/es/product/list/porcelanico/", yard: "/es/slabs/store/reno" },
} as const;
const says = {
  en: { number: "Enter a number in figures", low: "Enter 0 or more.", length: "Enter a length like", whole: "Enter a whole number." },
  es: {
    number: "Escriba el número con cifras",
    low: "Escriba 0 o más.",
    length: "Escriba una medida como",
    whole: "Escriba un número entero.",
  },
} as const;

const open = async (path: string, parameters: Record<string, string>) => {
  const answer = await fetch(`${server.url}${path}?${new URLSearchParams(parameters)}`, {
    redirect: "follow",
    headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
  });
  return { status: answer.status, html: await answer.text() };
};

describe.each(sampleOf(["es", "en"] as const, 1))("without scripts, in %s,", (language) => {
  it("a search of 81 to 120 letters has results or none, and no fault", async () => {
    const title = "River stone gray 12 in. x 24 in. glazed porcelain floor and wall tile (15.60 sq. ft. per case)";
    for (const page of [pages[language].search, pages[language].content])
      for (const q of [title, title.padEnd(120, "x"), title.repeat(3)])
        expect([page, q.length, (await open(page, { q })).status]).toEqual([page, q.length, 200]);
  });

  it("reads a decimal comma, and names text that it can't read", async () => {
    const { list } = pages[language];
    expect((await open(list, { from: "12,5" })).html).toContain('value="12.5"');
    const { html } = await open(list, { from: "ten" });
    expect(html).toContain(says[language].number);
    expect(html).toContain('value="ten"');
    expect((await open(list, { to: "-5" })).html).toMatch(new RegExp(`${says[language].low}|${says[language].number}`));
  });

  it("is read in feet and inches, and unreadable text is named", async () => {
    const { yard } = pages[language];
    expect((await open(yard, { w: "8'6\"" })).html).toContain('value="102"');
    expect((await open(yard, { w: "twelve" })).html).toContain(says[language].length);
  });

  it("the bag reads thousands, and refuses half a box with a sentence", async () => {
    const add = (quantity: string) =>
      fetch(`${server.url}/${language}/shoppingbag`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: server.url, "sec-fetch-mode": "navigate" },
        body: new URLSearchParams({ intent: "add", itemNo: "STC-BUFF-1224-M", quantity }),
      });
    const refused = await (await add("12,5")).text();
    expect(refused).toContain(says[language].whole);
    for (const quantity of ["twelve", "1e1", "0x10"]) expect(await (await add(quantity)).text()).toContain(says[language].whole);
    expect(await (await add("1,000")).text()).toContain(`value="1000"`);
  });

  it(
    "no text in a field of an address is a fault of the page",
    async () => {
      const figure = fc.constantFrom("12,5", "1.234,5", "12 1/2", "12'6\"", "-5", "99,999,999", "1e9", "½", "m²", "\u202A12\u202C", "ten");
      const typed = fc.oneof(figure, fc.string({ unit: "grapheme", maxLength: 140 }));
      const field = fc.constantFrom(
        ...(["search", "content"] as const).map((page) => [page, "q"] as const),
        ...(["from", "to", "page", "sort"] as const).map((name) => ["list", name] as const),
        ...(["w", "h", "from", "to"] as const).map((name) => ["yard", name] as const),
      );
      await fc.assert(
        fc.asyncProperty(field, typed, async ([page, name], text) => {
          const { status } = await open(pages[language][page], { [name]: text });
          expect([page, name, text, status < 500]).toEqual([page, name, text, true]);
        }),
        { numRuns: isWhole ? 2000 : 20 },
      );
    },
    isWhole ? 600_000 : 30_000,
  );
});

import { runInNewContext } from "node:vm";
import type { TagEvent } from "@azulejo/contract/areas/tag.ts";
import { groupApplies, isQuietPath } from "@azulejo/contract/content/tag-groups.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillAddress, type StoredTag, toGroup, toItems, toScript } from "./tag.rules.ts";

const event = (more: Partial<TagEvent> = {}): TagEvent => ({
  url: "https://shop.test/en/",
  storeFrontId: 1,
  eventType: "ViewPage",
  ...more,
});
const tag = (more: Partial<StoredTag> = {}): StoredTag => ({
  name: "one",
  zone: "Header",
  sortIndex: 0,
  kind: "image",
  content: "/favicon.svg",
  ...more,
});

describe("the routes of a group", () => {
  it.each([
    ["*", "/en/anything/", "content___en", true],
    ["/en/", "/en/", "home___en", true],
    ["/en/", "/es/", "home___es", false],
    ["/", "/es/", "home___es", true],
    ["about/", "/es/about/", "content-about___es", true],
    ["about/", "/es/about/team/", "content___es", false],
    ["product-list", "/en/product/list/porcelain/", "product-list___en", true],
    ["___es", "/es/about/", "content-about___es", true],
    ["product-detail", "/en/product/list/porcelain/", "product-list___en", false],
    ["", "/en/about/", "content-about___en", false],
  ])("%s on %s (%s): %s", (route, path, routeName, applies) => {
    expect(groupApplies([route], { path, routeName })).toBe(applies);
  });

  it("match if any of them is a wildcard, equal or contained, and otherwise not", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), word, word, (routes, path, name) => {
        const routeName = `${name}___en`;
        const expected = routes.some((route) => route === path || routeName.includes(route));
        expect(groupApplies(routes, { path: `/en/${path}/`, routeName })).toBe(expected);
        expect(groupApplies([...routes, "*"], { path: `/en/${path}/`, routeName })).toBe(true);
      }),
    );
  });
});

describe("pages without tags", () => {
  it.each([
    "checkout",
    "checkout/user",
    "checkout2/x",
    "order/receipt/abc",
    "receipt/payment/1",
    "account/",
    "account/login",
    "payorder",
    "checkout?a",
    "/checkout.data",
  ])("%s", (path) => expect(isQuietPath(path)).toBe(true));
  it.each(["", "about/", "shoppingbag", "product/detail/checkout", "accounting-tiles", "orders-of-tile/"])("not %s", (path) =>
    expect(isQuietPath(path)).toBe(false),
  );
});

describe("an address with placeholders", () => {
  const hosts = ["https://tags.example"];

  it("encodes the inserted values", () => {
    expect(fillAddress("/pixel?u={{ url }}&p={{productName}}", event({ productName: 'a"&b=<c>' }), hosts)).toBe(
      "/pixel?u=https%3A%2F%2Fshop.test%2Fen%2F&p=a%22%26b%3D%3Cc%3E",
    );
    expect(fillAddress("/p?x={{nothing}}{{constructor}}{{__proto__}}", event(), hosts)).toBe("/p?x=");
  });

  it.each([
    "//evil.example/x",
    "/\\evil.example",
    "https://evil.example/",
    "http://tags.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://u:p@tags.example/",
  ])("refuses %s", (address) => expect(() => fillAddress(address, event(), hosts)).toThrow());

  it("never leaves its host, whatever is inserted", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("/{{productName}}", "/a/{{productName}}?b={{productName}}", "https://tags.example/{{productName}}"),
        (productName, template) => {
          let filled: string;
          try {
            filled = fillAddress(template, event({ productName }), hosts);
          } catch {
            return;
          }
          const origin = template.startsWith("/") ? "https://shop.test" : "https://tags.example";
          expect(new URL(filled, "https://shop.test").origin).toBe(origin);
          expect(filled).not.toMatch(/["<> ]/);
        },
      ),
    );
  });
});

describe("the markup of tags", () => {
  it("contains no value that could end an attribute or start an element", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (productName) => {
        const data = event({ productName });
        const { items } = toItems(
          [tag({ kind: "snippet", content: "f({{productName}})" }), tag({ name: "two", content: "/p?n={{productName}}" })],
          data,
          [],
        );
        for (const { content } of items.flatMap((item) => item.contentList)) {
          expect(content).toMatch(/^<(?:script|img)(?: [a-z-]+="[^"<>]*")+>(?:<\/script>)?$/);
        }
        const written = /data-event="([^"]*)"/.exec(items[0]?.contentList[0]?.content ?? "")?.[1] ?? "";
        expect(JSON.parse(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))))).toEqual(data);
      }),
    );
  });

  it("is sorted, has one item per name and zone, and leaves out tags that fail", () => {
    const { items, failed } = toItems(
      [
        tag({ name: "b", sortIndex: 20 }),
        tag({ name: "bad", sortIndex: 5, content: "https://elsewhere.example/x.js", kind: "script" }),
        tag({ name: "empty", content: "" }),
        tag({ name: "b", sortIndex: 1, zone: "Footer" }),
        tag({ name: "b", sortIndex: 10, content: "/other.svg" }),
      ],
      event(),
      [],
    );
    expect(items.map(({ name, zone, contentList }) => [name, zone, contentList.map((one) => one.sortIndex)])).toEqual([
      ["b", "Footer", [1]],
      ["b", "Header", [10, 20]],
    ]);
    expect(failed.map((one) => one.name).sort()).toEqual(["bad", "empty"]);
  });
});

describe("a snippet as a file", () => {
  const run = (snippet: string, data: object) => {
    const calls: unknown[] = [];
    const document = { currentScript: { dataset: { event: JSON.stringify(data) } } };
    runInNewContext(toScript(snippet).text, { document, tell: (value: unknown) => calls.push(value) });
    return calls;
  };

  it("inserts values as data, quoted or not, and never as code", () => {
    const evil = `"); tell("broken"); ("\`\${tell(1)}</script>`;
    expect(run(`tell({{productName}}); tell("{{ productName }}"); tell({{nothing}});`, { productName: evil })).toEqual([evil, evil, ""]);
  });

  it("has a name derived from its content, whatever the event is", () => {
    expect(toScript("a()").file).toBe(toScript("a()").file);
    expect(toScript("a()").file).not.toBe(toScript("b()").file);
    expect(toScript("a()").file).toMatch(/^[a-f0-9]{32}\.js$/);
  });
});

describe("a stored group", () => {
  it("keeps harmless meta tags, and is ignored without a known name", () => {
    const meta = [
      { name: "application-name", content: "Shop" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "unsafe-url" },
      { name: 'x" http-equiv="refresh', content: "0" },
      { name: "empty", content: "" },
    ];
    expect(toGroup({ group: "home-page", meta })?.meta).toEqual([{ name: "application-name", content: "Shop" }]);
    expect(toGroup({ group: "home", meta })).toBeNull();
  });
});

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createElement, type ReactNode, Fragment as Several } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Fragment, FragmentList, holdFragments } from "./fragment.tsx";
import { reuseFragments, withFragments } from "./fragments.server.tsx";

beforeAll(reuseFragments);
afterAll(() => holdFragments(null));

let renders = 0;
const Card = ({ name }: { name: string }): ReactNode => {
  renders += 1;
  return createElement("article", null, createElement("h3", null, name), "<b> & ", name);
};
const part = (key: string, content: () => ReactNode) => createElement(Fragment, { key, of: () => [key], children: content });
const card = (name: string) => part(`card ${name}`, () => createElement(Card, { name }));
const list = (names: string[]) => createElement("ul", null, ...names.map((name) => createElement("li", { key: name }, card(name))), "end");
const plain = (tree: ReactNode): string => renderToString(tree).replaceAll(/<\/?x-part[^>]*>/g, "");
const rendered = (tree: ReactNode, isWhole = () => true) => withFragments(() => renderToString(tree), isWhole);

it("gives the HTML that React gives without fragments, the first time and again, in any mixture", () => {
  const names = ["Alba & Sol", "Bruma", "Cala"];
  const expected = plain(list(names));
  renders = 0;
  expect(rendered(list(names))).toBe(expected);
  expect(rendered(list(names))).toBe(expected);
  expect(renders).toBe(3);
  expect(rendered(list(["Bruma", "Duna", "Cala"]))).toBe(plain(list(["Bruma", "Duna", "Cala"])));
});

it("puts fragments inside fragments in place, whichever of them is known", () => {
  const outer = (name: string) => part(`outer ${name}`, () => createElement("section", null, card("Inner"), name, card(name)));
  const expected = plain(outer("Outer"));
  expect([
    rendered(outer("Outer")),
    rendered(outer("Outer")),
    rendered(createElement(Several, null, outer("Outer"), outer("Next"))),
  ]).toEqual([expected, expected, plain(createElement(Several, null, outer("Outer"), outer("Next")))]);
});

it("puts lists of fragments in place, whichever of them are known, and each of them is known on its own", () => {
  const cards = (names: string[]) =>
    createElement(
      "ul",
      null,
      createElement(FragmentList<string>, {
        items: names,
        of: (name) => [`card ${name}`],
        children: (name) => createElement(Card, { key: name, name }),
      }),
      card("Last"),
    );
  const [few, many] = [
    ["Esmalte", "Faro"],
    ["Gres", "Faro", "Hidra", "Esmalte"],
  ];
  const [expected, more] = [few, many].map((names) => plain(cards(names)));
  renders = 0;
  expect([rendered(cards(few)), rendered(cards(few)), rendered(cards(many)), rendered(cards(many))]).toEqual([
    expected,
    expected,
    more,
    more,
  ]);
  expect(renders).toBe(5);
  expect(rendered(cards([]))).toBe(plain(cards([])));
});

it("tells long keys apart by all of their text", () => {
  const named = (name: string) => part(`${"data ".repeat(1000)}${name}`, () => createElement(Card, { name }));
  renders = 0;
  for (const name of ["Ilusión", "Jade", "Ilusión"]) expect(rendered(named(name))).toBe(plain(createElement(Card, { name })));
  expect(renders).toBe(5);
});

it("keeps nothing of a render that is not whole", () => {
  renders = 0;
  expect(rendered(card("Half"), () => false)).toBeNull();
  expect(rendered(card("Half"))).toBe(plain(createElement(Card, { name: "Half" })));
  expect(renders).toBe(3);
});

it("renders fragments as they are while none are collected, as in a stream", () => {
  expect(renderToString(card("Plain"))).toBe(plain(createElement(Card, { name: "Plain" })));
});

it("keeps a part without the page that it was cut from", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const page = (no: number) => createElement("main", null, `${no}${"tile ".repeat(200_000)}`, card(`Kept apart, number ${no}`));
  rendered(page(0));
  const before = used();
  for (let no = 1; no <= 40; no++) rendered(page(no));
  expect(used() - before).toBeLessThan(8_000_000);
});

it("tells a key's data apart by its content, however long it is", () => {
  const page = (data: object) =>
    createElement(Fragment, { of: () => ["content", data], children: () => createElement(Card, { name: JSON.stringify(data) }) });
  const long = "a".repeat(300);
  renders = 0;
  for (const data of [{ lead: long }, { lead: long }, { lead: `${long}b` }, { lead: "a" }, { lead: ["a"] }])
    expect(rendered(page(data))).toBe(plain(page(data)));
  expect(renders).toBe(4 + 5);
});

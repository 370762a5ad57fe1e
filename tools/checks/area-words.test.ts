import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import rooms from "./rooms.cjs";

const foldersOf = (path: string) =>
  readdirSync(new URL(`../../${path}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const api = foldersOf("apps/api/src/areas");

/** Parts of an area that have pages of their own, each with the API's word for the area. */
const parts: Record<string, string> = {
  applications: "customer",
  card: "checkout",
  certificates: "customer",
  customerusers: "customer",
  money: "books",
  office: "staff",
  promises: "order",
  reports: "books",
  returns: "order",
  "sign-in": "staff",
  statements: "invoice",
  today: "staff",
};

it.each([
  ["the contract", "packages/contract/src/areas"],
  ["the storefront", "apps/web/app/areas"],
  ["the office", "apps/office/app/areas"],
])("%s calls each area by the API's word", (_room, path) => {
  expect(foldersOf(path).filter((name) => !api.includes(parts[name] ?? name))).toEqual([]);
});

it("keeps no word for a part that has gone", () => {
  const used = ["packages/contract/src/areas", "apps/web/app/areas", "apps/office/app/areas"].flatMap(foldersOf);
  expect(Object.entries(parts).filter(([name, area]) => !used.includes(name) || !api.includes(area))).toEqual([]);
});

it("orders every area of API and storefront", () => {
  const rules = new Set(rooms.forbidden.map(({ name }) => name));
  const ordered = (room: string, name: string) => foldersOf(room).filter((area) => !rules.has(`${name}${area}-stands-below`));
  expect([ordered("apps/api/src/areas", ""), ordered("apps/web/app/areas", "storefront-")], "only the topmost has no rule").toEqual([
    ["status"],
    ["slabs"],
  ]);
});

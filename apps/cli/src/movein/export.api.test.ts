import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import type { RedirectList } from "@azulejo/api/areas/content/index.ts";
import { exportShop, moveIn } from "@azulejo/api/areas/movein/index.ts";
import { changeSettings, exportSettings } from "@azulejo/api/areas/settings/index.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettingsFile } from "../settings/settings-files.ts";
import { writeExample } from "./write-example.ts";

const NOW = new Date("2026-11-28T20:00:00Z");
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-export-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

/** Files whose rows have an id, with the columns of other files that name it. */
const namedBy: Record<string, string[]> = {
  businesses: ["business"],
  branches: ["branch", "branches"],
  people: ["person"],
  addresses: [],
  contracts: [],
  certificates: [],
  invoices: [],
  orders: ["order"],
  quotes: ["quote"],
  "gift-cards": [],
  containers: [],
  slabs: [],
};

/** Files that name records of several kinds, with the file of each kind. */
const fileOfKind: Record<string, string> = { business: "businesses", person: "people", order: "orders", invoice: "invoices" };

/** Returns a folder's files with each id replaced by its row's place, since ids are a shop's own. */
function withoutIds(folder: string): Record<string, string> {
  const tables = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  const rowsOf = (name: string) =>
    readFileSync(join(folder, name), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.split(","));
  const places = new Map<string, Map<string, string>>();
  for (const [file, columns] of Object.entries(namedBy)) {
    const [header = [], ...rows] = rowsOf(`${file}.csv`);
    const map = new Map(rows.map((row, at) => [row[header.indexOf("id")] ?? "", `${file}-${at}`]));
    for (const column of [...columns, file]) places.set(column, map);
  }
  const toPlaces = (file: string, column: string, cell: string): string => {
    const map = places.get(column === "id" ? file : column);
    if (file === "certificates" && column === "file") return cell.replace(/^\d+/, (id) => places.get(file)?.get(id) ?? id);
    return map ? cell.replace(/[^;]+/g, (id) => map.get(id) ?? id) : cell;
  };
  return Object.fromEntries(
    tables.map((name) => {
      const [header = [], ...rows] = rowsOf(name);
      const file = name.replace(".csv", "");
      const placesOf = (row: string[]) =>
        file === "external-ids"
          ? row.map((cell, at) => (header[at] === "record" ? (places.get(fileOfKind[row[0] ?? ""] ?? "")?.get(cell) ?? cell) : cell))
          : row.map((cell, at) => toPlaces(file, header[at] ?? "", cell));
      // The ids that the first shop's records have are further ids of the second one's, besides the first shop's own numbers.
      return [name, [header, ...rows.filter((row) => !row.includes("first")).map(placesOf)].join("\n")];
    }),
  );
}

/** A shop with neither customers nor orders, and without a catalog. */
async function openEmpty(): Promise<{ database: Database; close: () => Promise<void> }> {
  const copy = await copyTemplate();
  const database = await openDatabase(copy);
  await sql`truncate customer, account, bag, price_level, subscription, wish_list, ledger_posting, stock_reservation, gift_card, container, slab_bundle, series cascade`.execute(
    database.query,
  );
  return {
    database,
    close: async () => {
      await database.close();
      await copy.remove();
    },
  };
}

/** Gives a shop the example's catalog, a fact of its own, a price of a later day, a cost and stock in lots. */
async function fillFirst(database: Database): Promise<void> {
  await sql`update place set code = 's-01' where id = (select id from place order by id offset 1 limit 1)`.execute(database.query);
  const fact = { code: "leadWeeks", kind: "range", name: { en: "Lead time", es: "Plazo" }, unit: { en: "weeks", es: "semanas" } };
  const exported = await exportSettings(database.query, 1);
  const settings = exported?.settings as { storefront: object };
  const request = { settings: { ...settings, storefront: { ...settings.storefront, facts: [fact] } }, pictures: exported?.pictures ?? {} };
  expect((await changeSettings(database, request, { storefrontId: 1, at: NOW })).faults).toBeUndefined();
  await importCatalog({ database, path: join(example, "catalog.csv"), now: NOW });
  const { query } = database;
  const item = await query.selectFrom("item").select(["id", "itemNo", "productId"]).orderBy("id").executeTakeFirstOrThrow();
  const { code: productCode } = await query.selectFrom("product").select("code").where("id", "=", item.productId).executeTakeFirstOrThrow();
  const more = {
    productCode,
    items: [
      {
        itemNo: item.itemNo,
        plannedPrices: [{ from: "2027-02-01", price: "99.90" }],
        facts: { leadWeeks: "2.5 to 5" },
        stock: [{ place: "s-01", lot: "B7", shade: "V2", caliber: "9", onHand: 12 }],
      },
    ],
  };
  const path = join(newFolder(), "more.jsonl");
  writeFileSync(path, JSON.stringify(more));
  expect(await importCatalog({ database, path, now: NOW })).toMatchObject({ rejectedRows: 0, products: { changed: 1 } });
  const figure = { storefrontId: 1, source: "beside", day: "2026-11-27", figure: "order-count" as const, amount: 7 };
  await query.insertInto("statedFigure").values(figure).execute();
  const cost = { itemId: item.id, startsOn: "2026-11-01", costCents: 1234, createdAt: NOW };
  await query.insertInto("itemCost").values(cost).execute();
}

/** The redirects of a content system. */
const redirectsOf = (all: Awaited<ReturnType<RedirectList["read"]>>): RedirectList => ({
  read: async () => all,
  write: async (_, redirect) => all.push({ id: all.length + 1, ...redirect }),
});

let example: string;
beforeAll(async () => {
  example = newFolder();
  await writeExample(example, 1, 50);
});

it("writes the moved records, and a shop that they are moved into writes the same", async () => {
  const [first, second] = [await openEmpty(), await openEmpty()];
  await fillFirst(first.database);
  const [firstSite, secondSite] = [redirectsOf([{ id: 7, from: "/old", to: "/about", status: 302 }]), redirectsOf([])];
  const exported = async (database: Database, redirects: RedirectList) => {
    const folder = newFolder();
    const summary = await exportShop({ database, folder, hasPasswords: true, now: NOW, redirects });
    return { folder, summary };
  };
  const moved = await moveIn({ database: first.database, folder: example, source: "example", now: NOW });
  expect(moved).toMatchObject({ hasWritten: true, differences: [] });
  const one = await exported(first.database, firstSite);
  expect(Object.values(one.summary.rows).every((rows) => rows > 0)).toBe(true);
  // Businesses without a branch were given one by the import.
  for (const [kind, { created }] of Object.entries(moved.counts))
    if (kind !== "branch" && kind !== "hours")
      expect([kind, one.summary.rows[kind as keyof typeof one.summary.rows]]).toEqual([kind, created]);
  const settings = readSettingsFile(join(one.folder, "settings.json"));
  expect(await changeSettings(second.database, settings, { storefrontId: 1, at: NOW })).toMatchObject({ gaps: [] });
  const catalog = () => importCatalog({ database: second.database, path: join(one.folder, "catalog.jsonl"), now: NOW });
  expect(await catalog()).toMatchObject({ rejectedRows: 0, unknownColumns: [], products: { new: one.summary.products, changed: 0 } });
  expect(await catalog()).toMatchObject({ rejectedRows: 0, products: { new: 0, changed: 0, unchanged: one.summary.products } });
  const again = await moveIn({ database: second.database, folder: one.folder, source: "first", now: NOW, redirects: secondSite });
  expect(again).toMatchObject({ hasWritten: true, differences: [], rejectedFiles: [], unequalOrders: [] });
  const other = await exported(second.database, secondSite);
  expect(withoutIds(other.folder)).toEqual(withoutIds(one.folder));
  for (const file of ["catalog.jsonl", "settings.json"])
    expect(readFileSync(join(other.folder, file), "utf8")).toBe(readFileSync(join(one.folder, file), "utf8"));
  expect(readdirSync(join(other.folder, "certificates"))).toHaveLength(one.summary.rows.certificate);
  await expect(exportShop({ database: first.database, folder: one.folder })).rejects.toThrow("is not empty");
  await first.database.query.updateTable("account").set({ deletedAt: NOW }).where("email", "=", "person-1@example.test").execute();
  const left = await exported(first.database, firstSite);
  expect(readFileSync(join(left.folder, "people.csv"), "utf8")).not.toContain("person-1@");
  expect(left.summary.rows.person).toBe(one.summary.rows.person - 1);
  const acts = await first.database.query.selectFrom("auditEntry").select("kind").where("kind", "=", "movein.exported").execute();
  expect(acts).toHaveLength(2);
  for (const shop of [first, second]) await shop.close();
}, 90_000);

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { exportShop, moveIn } from "@azulejo/api/areas/movein/index.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** A shop with a catalog, and with neither customers nor orders. */
async function openEmpty(catalog: string): Promise<{ database: Database; close: () => Promise<void> }> {
  const copy = await copyTemplate();
  const database = await openDatabase(copy);
  await sql`truncate customer, account, bag, price_level, subscription, wish_list, ledger_posting, stock_reservation, gift_card, container, slab_bundle cascade`.execute(
    database.query,
  );
  await sql`update place set code = 's-01' where id = (select id from place order by id offset 1 limit 1)`.execute(database.query);
  await importCatalog({ database, path: join(catalog, "catalog.csv"), now: NOW });
  return {
    database,
    close: async () => {
      await database.close();
      await copy.remove();
    },
  };
}

let example: string;
beforeAll(async () => {
  example = newFolder();
  await writeExample(example, 1, 50);
});

it("writes the moved records, and a shop that they are moved into writes the same", async () => {
  const [first, second] = [await openEmpty(example), await openEmpty(example)];
  const exported = async (database: Database) => {
    const folder = newFolder();
    const summary = await exportShop({ database, folder, hasPasswords: true, now: NOW });
    return { folder, summary };
  };
  const moved = await moveIn({ database: first.database, folder: example, source: "example", now: NOW });
  expect(moved).toMatchObject({ hasWritten: true, differences: [] });
  const one = await exported(first.database);
  expect(Object.values(one.summary.rows).every((rows) => rows > 0)).toBe(true);
  // Businesses without a branch were given one by the import.
  for (const [kind, { created }] of Object.entries(moved.counts))
    if (kind !== "branch" && kind !== "hours")
      expect([kind, one.summary.rows[kind as keyof typeof one.summary.rows]]).toEqual([kind, created]);
  const again = await moveIn({ database: second.database, folder: one.folder, source: "first", now: NOW });
  expect(again).toMatchObject({ hasWritten: true, differences: [], rejectedFiles: [], unequalOrders: [] });
  const other = await exported(second.database);
  expect(withoutIds(other.folder)).toEqual(withoutIds(one.folder));
  expect(readdirSync(join(other.folder, "certificates"))).toHaveLength(one.summary.rows.certificate);
  await expect(exportShop({ database: first.database, folder: one.folder })).rejects.toThrow("is not empty");
  await first.database.query.updateTable("account").set({ deletedAt: NOW }).where("email", "=", "person-1@example.test").execute();
  const left = await exported(first.database);
  expect(readFileSync(join(left.folder, "people.csv"), "utf8")).not.toContain("person-1@");
  expect(left.summary.rows.person).toBe(one.summary.rows.person - 1);
  const acts = await first.database.query.selectFrom("auditEntry").select("kind").where("kind", "=", "movein.exported").execute();
  expect(acts).toHaveLength(2);
  for (const shop of [first, second]) await shop.close();
}, 90_000);

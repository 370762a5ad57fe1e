import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { afterAll, expect, it } from "vitest";

const [importing, moving] = ["../import.ts", "../movein/movein.ts"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const start = (command = "", ...flags: string[]) =>
  spawnSync(process.execPath, [command, ...flags], { env: { ...commandEnvironment, ...shop.environment }, encoding: "utf8" });
const folder = mkdtempSync(join(tmpdir(), "azulejo-create-stores-"));
const shop = await copyTemplate();
afterAll(async () => {
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

it("creates the stores of a catalog, unpublished, and imports their stock", { timeout: 120_000 }, async () => {
  const file = join(folder, "stock.csv");
  writeFileSync(
    file,
    `productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit,stockPlace,stockLot,stockOnHand
onyx,ONYX-1,Onyx,porcelain,tile,Onyx,Ónix,5.00,box,LAGER 7,L-1,40
`,
  );
  const run = (...flags: string[]) => start(importing, file, ...flags);
  const without = run();
  expect(without.stdout).toContain("1 × LAGER 7");
  const withStores = run("--create-stores");
  expect(withStores.stderr).toContain("Stores created, not published yet: LAGER 7.");
  expect(withStores.status).toBe(0);
  expect(run("--create-stores").stderr).not.toContain("Stores created");
  const database = await openDatabase(shop);
  const lots = await database.query
    .selectFrom("lot")
    .innerJoin("place", "place.id", "placeId")
    .select(["place.code", "published", "onHand"])
    .where("lot.code", "=", "L-1")
    .execute();
  expect(lots).toEqual([{ code: "lager-7", published: false, onHand: 40 }]);
  const audit = await database.query.selectFrom("auditEntry").select("actorName").where("kind", "=", "settings.changed").execute();
  expect(audit.map(({ actorName }) => actorName)).toEqual(["npm run import"]);
  await database.close();
});

it("creates the stores that only a move's files name, and moves their rows in", { timeout: 120_000 }, async () => {
  writeFileSync(join(folder, "store-hours.csv"), "store,mon,tue,wed,thu,fri,sat,sun\nNORTH YARD,8:00-17:00,,,,,,\n");
  const without = start(moving, folder, "--source", "old");
  expect(without.stdout).toContain("no store      north yard: create them with --create-stores");
  expect(without.status).toBe(2);
  const withStores = start(moving, folder, "--source", "old", "--create-stores");
  expect(withStores.stderr).toContain("Stores created, not published yet: north yard.");
  expect(withStores.status).toBe(0);
  const database = await openDatabase(shop);
  const stores = await database.query.selectFrom("place").select(["published", "hours"]).where("code", "=", "north-yard").execute();
  expect(stores).toMatchObject([{ published: false, hours: { mon: ["08:00", "17:00"], tue: null } }]);
  await database.close();
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { afterAll, expect, it } from "vitest";

const command = fileURLToPath(new URL("./import.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "azulejo-import-stores-"));
const shop = await copyTemplate();
afterAll(async () => {
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

it("creates the stores of a file, unpublished, and imports their stock", { timeout: 120_000 }, async () => {
  const file = join(folder, "stock.csv");
  writeFileSync(
    file,
    `productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit,stockPlace,stockLot,stockOnHand
onyx,ONYX-1,Onyx,porcelain,tile,Onyx,Ónix,5.00,box,LAGER 7,L-1,40
`,
  );
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, [command, file, ...flags], { env: { ...commandEnvironment, ...shop.environment }, encoding: "utf8" });
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

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { changeSettings } from "@azulejo/api/areas/settings/index.ts";
import { createSpace } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import { loadStaffRoles, loadTerms } from "@azulejo/seed/load-storefront.ts";
import { parse } from "yaml";

/** A storefront beside the demo's, which shares neither products nor stores with it. */
export const SECOND = { id: 2, publicKey: "pk_other", name: "Piedra Viva", host: "piedra.test", space: 2002 } as const;
export const SECOND_KEYS = { "x-storefront-id": String(SECOND.id), "x-public-key": SECOND.publicKey };

const header =
  "seriesCode,seriesName,material,department,departmentEn,departmentEs,uses,productCode,colorCode,introducedOn,nameEn,nameEs,slugEn,slugEs,colorEn,colorEs,itemNo,kind,labelEn,labelEs,sellUnit,piecesPerUnit,areaPerUnitSqFt,weightPerUnitLb,listPrice,stockPlace,stockOnHand,stockLot";
const product = (color: string, es: string, price: number) =>
  `viva,Viva,terracotta,roof-tile,Roof tile,Teja,roof,viva-${color},${color},2026-01-10,Viva ${color},Viva ${es},viva-${color},viva-${es},${color},${es},VIVA-${color.toUpperCase()},item,8 × 16 in,20 × 40 cm,box,10,8.9,44,${price},main,200,A1`;

/** Adds the second storefront with its settings, terms, roles and three products. */
export async function addSecondStorefront(database: Database, more: object = {}): Promise<void> {
  const settings = parse(readFileSync(new URL("../../seed/empty/settings.yaml", import.meta.url), "utf8")) as {
    storefront: Record<string, unknown>;
  };
  Object.assign(settings.storefront, { name: SECOND.name, siteKey: "piedra", hosts: [SECOND.host], email: "hola@piedra.test", ...more });
  const tokens = (["public", "preview", "management"] as const).map((kind) => ({ kind, token: `second-${kind}` }));
  const space = { id: SECOND.space, name: SECOND.name, domain: "", languages: ["es"], defaultLanguage: "en", tokens };
  await database.query.transaction().execute((query) => createSpace(query, space));
  const { faults } = await changeSettings(
    database,
    { settings, pictures: {} },
    { storefrontId: SECOND.id, publicKey: SECOND.publicKey, contentSpaceId: SECOND.space },
  );
  if (faults) throw new Error(JSON.stringify(faults));
  await loadTerms(database.query, SECOND.id);
  await loadStaffRoles(database.query, SECOND.id);
}

/** Imports the second storefront's three products. */
export async function importSecondCatalog(database: Database): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "second-"));
  const path = join(folder, "catalog.csv");
  const rows = [product("red", "roja", 80), product("sand", "arena", 81), product("moss", "musgo", 82)];
  writeFileSync(path, `${[header, ...rows].join("\n")}\n`);
  try {
    await importCatalog({ database, storefrontId: SECOND.id, path });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { createHash } from "node:crypto";
import { writeCatalog, writeRelations } from "@azulejo/api/areas/catalog/index.ts";
import { openLedger } from "@azulejo/api/areas/stock/index.ts";
import { type ListingFilter, type Query, recordChanges } from "@azulejo/database";
import { sql } from "kysely";
import { readDemoRecords, readJson } from "./demo-records.ts";
import { loadAccounts } from "./load-accounts.ts";
import { loadAssets } from "./load-assets.ts";
import { loadContainers, type OnOrder } from "./load-containers.ts";
import { loadDocuments } from "./load-documents.ts";
import { loadGallery } from "./load-gallery.ts";
import { loadReservations } from "./load-reservations.ts";
import { loadSlabs, readBundles } from "./load-slabs.ts";
import { loadStorefront, STOREFRONT_ID, seeds } from "./load-storefront.ts";

type Text = { en: string; es: string };
const both = ["en", "es"] as const;
const BATCH = 100;

/** Fills an empty database with the demo supplier, in the caller's transaction, from files that are already rendered. */
export async function loadDemo(query: Query): Promise<void> {
  await loadStorefront(query, seeds.demo);
  await loadListings(query);
  const records = readDemoRecords();
  for (let start = 0; start < records.length; start += BATCH) await writeCatalog(query, STOREFRONT_ID, records.slice(start, start + BATCH));
  await writeRelations(query, STOREFRONT_ID, records);
  await loadDocuments(query, STOREFRONT_ID);
  await loadStock(query);
  await loadAccounts(query, STOREFRONT_ID);
  await loadReservations(query, STOREFRONT_ID);
  await loadSlabs(query, STOREFRONT_ID);
  await loadGallery(query, STOREFRONT_ID);
  await loadAssets(query);
  await recordChanges(query, [{ kind: "catalogue", entity: String(STOREFRONT_ID) }]);
}

interface ListingEntry {
  path: string;
  parent: string | null;
  slug: Text;
  name: Text;
  title: Text;
  intro: Text;
  filter: ListingFilter;
  order: number;
  inMenu: boolean;
}

async function loadListings(query: Query): Promise<void> {
  for (const entry of readJson<ListingEntry[]>("./catalog/listings.json")) {
    const { id } = await query
      .insertInto("listing")
      .values({
        storefrontId: STOREFRONT_ID,
        path: entry.path,
        parent: entry.parent,
        filter: JSON.stringify(entry.filter),
        position: entry.order,
        inMenu: entry.inMenu,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await query
      .insertInto("listingText")
      .values(
        both.map((language) => ({
          listingId: id,
          storefrontId: STOREFRONT_ID,
          language,
          slug: entry.slug[language],
          name: entry.name[language],
          title: entry.title[language],
          intro: entry.intro[language],
        })),
      )
      .execute();
  }
}

/** Returns a number between 0 and 1 that is always the same for the same text. */
const chance = (...words: (string | number)[]): number => createHash("sha256").update(words.join("|")).digest().readUInt32BE(0) / 2 ** 32;

interface LotRow {
  itemId: number;
  placeId: number;
  code: string;
  shade: string;
  caliber: string;
  onHand: number;
}

/** Creates stock by lot: a lot in distribution centers, little in showrooms; a few items are on order. */
async function loadStock(query: Query): Promise<void> {
  const places = await query.selectFrom("place").select(["id", "code", "operationTypes"]).execute();
  const items = await query.selectFrom("item").select(["id", "itemNo", "kind", "sellUnit"]).where("kind", "<>", "electronic").execute();
  const lots: LotRow[] = [];
  const [distribution] = places.filter((place) => place.operationTypes.includes("distribution"));
  const onOrder: OnOrder[] = [];
  // The stock of slabs is created with the slabs; only the distribution center counts slabs in lots, like boxes.
  const bundles = readBundles();
  const bySlab = new Set(bundles.map(({ itemNo }) => itemNo));
  const yards = new Set(bundles.map(({ itemNo, store }) => `${itemNo} ${store}`));
  const isCounted = (itemNo: string, place: (typeof places)[number]): boolean =>
    !bySlab.has(itemNo) || (place === distribution && !yards.has(`${itemNo} ${place.code}`));
  for (const item of items) {
    for (const place of places) if (isCounted(item.itemNo, place)) lots.push(...lotsOf(item, place));
    if (distribution && chance(item.itemNo, "arrival") < 0.25) {
      const days = 10 + Math.floor(chance(item.itemNo, "days") * 50);
      onOrder.push({ itemId: item.id, days, units: item.sellUnit === "slab" ? 6 : 80 });
    }
  }
  await insertLots(query, lots);
  await openLedger(query);
  if (distribution) await loadContainers(query, distribution.id, onOrder);
}

/**
 * All rows are sent as one JSON parameter, because parsing a parameter for each value would take the database longer than writing the rows.
 */
async function insertLots(query: Query, lots: LotRow[]): Promise<void> {
  await sql`
    insert into lot (item_id, place_id, code, shade, caliber, on_hand)
    select "itemId", "placeId", code, shade, caliber, "onHand"
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb)
      as row("itemId" integer, "placeId" integer, code text, shade text, caliber text, "onHand" integer)`.execute(query);
}

function lotsOf(
  item: { id: number; itemNo: string; kind: string; sellUnit: string },
  place: { id: number; code: string; operationTypes: string[] },
): LotRow[] {
  const isSlab = item.sellUnit === "slab";
  const distribution = place.operationTypes.includes("distribution");
  if (isSlab && !place.operationTypes.includes("slabYard") && !distribution) return [];
  if (chance(item.itemNo, place.code) > (distribution ? 0.95 : 0.35)) return [];
  const most = item.kind === "sample" ? 60 : isSlab ? 8 : distribution ? 420 : 40;
  const count = !isSlab && item.kind === "item" && chance(item.itemNo, place.code, "lots") < 0.35 ? 2 : 1;
  // A sample comes from a lot of the tile it is cut from.
  const tile = item.kind === "sample" ? item.itemNo.replace(/-S$/, "") : item.itemNo;
  return Array.from({ length: count }, (_, index) => ({
    itemId: item.id,
    placeId: place.id,
    code: `${"ABCDEFGH"[Math.floor(chance(tile, index) * 8)]}${10 + Math.floor(chance(tile, index, "no") * 90)}`,
    shade: String(1 + Math.floor(chance(tile, index, "shade") * 6)),
    caliber: String(Math.floor(chance(tile, index, "caliber") * 3)),
    onHand: 1 + Math.floor(chance(item.itemNo, place.code, index, "units") * most),
  })).filter((lot, index, all) => all.findIndex((other) => other.code === lot.code) === index);
}

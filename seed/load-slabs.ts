import { receiveSlabs } from "@azulejo/api/areas/slabs/index.ts";
import type { Query } from "@azulejo/database";
import { pictureAddress, readJson, readManifest } from "./demo-records.ts";

interface BundleEntry {
  code: string;
  block: string;
  itemNo: string;
  store: string;
  arrivedOn: string;
  slabs: number;
  /** Positions of the slabs that are sold, and of those that a demo customer has on hold. */
  sold?: number[];
  held?: number[];
}

export const readBundles = (): BundleEntry[] => readJson<BundleEntry[]>("./slabs/bundles.json");

/** The holds are split between these customers, so that each can still hold more slabs. */
const HOLDERS = ["dealer-admin@demo.test", "hidden-prices@demo.test"];
const DAY_MS = 86_400_000;
const HOLD_DAYS = 3;

/** Inserts the demo's slab yards: bundles with a picture of each slab, some of them sold or on hold. */
export async function loadSlabs(query: Query, storefrontId: number): Promise<void> {
  const pictures = new Map(readManifest().flatMap((entry) => (entry.kind === "bundle" ? [[entry.code, entry] as const] : [])));
  const items = new Map(
    (await query.selectFrom("item").select(["id", "itemNo", "widthMm", "heightMm"]).where("sellUnit", "=", "slab").execute()).map(
      (item) => [item.itemNo, item],
    ),
  );
  const places = new Map((await query.selectFrom("place").select(["id", "code"]).execute()).map((place) => [place.code, place.id]));
  const holders = await query.selectFrom("account").select("id").where("email", "in", HOLDERS).orderBy("id").execute();
  let holds = 0;
  const now = new Date();
  for (const entry of readBundles()) {
    const item = items.get(entry.itemNo);
    const placeId = places.get(entry.store);
    if (!item?.widthMm || !item.heightMm || !placeId) throw new Error(`bundles.json: ${entry.code} names an unknown item or store`);
    const widthMm = Math.round(Number(item.widthMm));
    const heightMm = Math.round(Number(item.heightMm));
    const { code, block, arrivedOn } = entry;
    const { id: bundleId } = await query
      .insertInto("slabBundle")
      .values({ storefrontId, itemId: item.id, placeId, code, block, arrivedOn })
      .returning("id")
      .executeTakeFirstOrThrow();
    const slabs = await query
      .insertInto("slab")
      .values(
        Array.from({ length: entry.slabs }, (_, index) => {
          const picture = pictures.get(`${code.toLowerCase()}-${index + 1}`);
          return {
            bundleId,
            sequence: index + 1,
            widthMm,
            heightMm,
            soldAt: entry.sold?.includes(index + 1) ? now : null,
            ...(picture && {
              pictureAddress: pictureAddress(picture),
              pictureWidth: picture.width,
              pictureHeight: picture.height,
              pictureColor: picture.color ?? null,
            }),
          };
        }),
      )
      .returning(["id", "sequence"])
      .execute();
    const standing = slabs.filter(({ sequence }) => !entry.sold?.includes(sequence)).map(({ sequence }) => `${code}-${sequence}`);
    await receiveSlabs(query, { itemId: item.id, placeId, code }, { codes: standing, staffId: null });
    for (const slab of slabs) {
      const holder = holders[holds % holders.length];
      if (!holder || !entry.held?.includes(slab.sequence)) continue;
      const expiresAt = new Date(now.getTime() + HOLD_DAYS * DAY_MS);
      await query
        .insertInto("slabHold")
        .values({ slabId: slab.id, accountId: holder.id, state: "holding", askedAt: now, expiresAt })
        .execute();
      holds += 1;
    }
  }
}

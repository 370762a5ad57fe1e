import { recordChanges } from "@azulejo/database";
import { sizeOfAddress } from "../../../../domain/pictures/picture-address.rules.ts";
import type { Problem } from "../../../catalog/index.ts";
import { receiveSlabs } from "../../../slabs/index.ts";
import { stockChanges } from "../../../stock/index.ts";
import type { SlabRecord } from "../../records/slabs.rules.ts";
import { idsFor } from "../businesses.ts";
import { selectItems } from "../of-people.repository.ts";
import type { Change, Run, Writer } from "../run.ts";
import { selectProductIds } from "./container.repository.ts";
import { type SlabRow, selectBundles, selectSlabIds, upsertBundles, upsertSlabs } from "./slab.repository.ts";
import { slabParts } from "./slab-parts.ts";
import { pictureProblems, storePictures } from "./slab-pictures.ts";
import { selectStores, UNKNOWN_STORE } from "./store.repository.ts";

const nameOf = ({ bundle, sequence }: Pick<SlabRecord, "bundle" | "sequence">): string => `${bundle}-${sequence}`;

/** Adds slabs to a yard as staff would. Stock of their item that isn't assigned to single slabs is assigned to them. */
export const slabs: Writer<"slab"> = {
  async check(run, changes) {
    const { stores, items, bundles } = await recordsNamedBy(run, changes);
    const known = await selectSlabIds(
      run.query,
      [...bundles.values()].map(({ id }) => id),
    );
    const heads = new Map<string, SlabRecord>();
    for (const record of run.accepted.slab.values()) heads.set(record.bundle, record);
    const pictures = await pictureProblems(run, changes);
    const others = changes.flatMap(({ record, recordId }): Problem[] => {
      const { line, bundle, store, itemNo } = record;
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      const placeId = stores.get(store)?.id;
      if (placeId === undefined) return refuse("store", UNKNOWN_STORE, store);
      const item = items.get(itemNo);
      if (item?.sellUnit !== "slab") return refuse("item", "is no item that is sold by the slab", itemNo);
      const head = heads.get(bundle) ?? record;
      heads.set(bundle, head);
      const isSame = head.store === store && head.itemNo === itemNo && head.block === record.block && head.arrivedOn === record.arrivedOn;
      if (!isSame) return refuse("bundle", "has another item, store, block or day in an earlier row", bundle);
      const stored = bundles.get(bundle);
      if (stored && (stored.itemId !== item.id || stored.placeId !== placeId))
        return refuse("bundle", "has another item or store in the shop", bundle);
      const same = known.get(nameOf(record));
      return same !== undefined && same !== recordId
        ? refuse("sequence", "is in the bundle in the shop already", String(record.sequence))
        : [];
    });
    return [...pictures, ...others];
  },

  async write(run, changes) {
    const { query, storefrontId } = run;
    const { stores, items } = await recordsNamedBy(run, changes);
    const heads = new Map(changes.map(({ record }) => [record.bundle, record]));
    const bundleRows = [...heads.values()].map(({ bundle: code, block, arrivedOn, store, itemNo }) => ({
      ...{ storefrontId, code, block, arrivedOn },
      itemId: items.get(itemNo)?.id ?? 0,
      placeId: stores.get(store)?.id ?? 0,
    }));
    const bundleIds = await upsertBundles(query, bundleRows);
    const ids = await idsFor(query, "slab", changes);
    const pictures = await storePictures(run, changes);
    const rows = changes.map(({ record: { bundle, sequence, widthMm, heightMm, priceCents } }, index): SlabRow => {
      const picture = pictures[index] ?? null;
      const size = picture === null ? null : sizeOfAddress(picture);
      return {
        ...{ id: ids[index] ?? 0, bundleId: bundleIds.get(bundle) ?? 0, sequence, widthMm, heightMm, priceCents },
        ...{ pictureAddress: picture, pictureWidth: size?.width ?? null, pictureHeight: size?.height ?? null },
      };
    });
    await upsertSlabs(query, rows);
    for (const bundle of bundleRows) {
      const codes = changes
        .filter(({ record, recordId }) => recordId === null && record.bundle === bundle.code)
        .map(({ record }) => nameOf(record));
      await receiveSlabs(query, bundle, { codes, areInStock: true, staffId: null });
    }
    const products = await selectProductIds(
      query,
      bundleRows.map(({ itemId }) => itemId),
    );
    await recordChanges(query, [
      ...bundleRows.map(({ code }) => ({ kind: "slab_bundle" as const, entity: code })),
      ...stockChanges(products),
    ]);
    return ids;
  },
  parts: slabParts,
};

async function recordsNamedBy(run: Run, changes: readonly Change<"slab">[]) {
  const { query, storefrontId } = run;
  const records = changes.map(({ record }) => record);
  return {
    stores: await selectStores(query, storefrontId),
    items: await selectItems(
      query,
      run,
      records.map(({ itemNo }) => itemNo),
    ),
    bundles: await selectBundles(
      query,
      storefrontId,
      records.map(({ bundle }) => bundle),
    ),
  };
}

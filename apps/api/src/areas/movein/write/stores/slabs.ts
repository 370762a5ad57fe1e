import { recordChanges } from "@azulejo/database";
import { sizeOfAddress } from "../../../../domain/pictures/picture-address.rules.ts";
import type { Problem } from "../../../catalog/index.ts";
import { codeOf, offerAgain, receiveSlabs } from "../../../slabs/index.ts";
import { stockChanges } from "../../../stock/index.ts";
import type { SlabRecord } from "../../records/slabs.rules.ts";
import { idsFor } from "../businesses.ts";
import { selectItems } from "../of-people.repository.ts";
import type { Change, Run, Writer } from "../run.ts";
import { selectProductIds } from "./container.repository.ts";
import { type KnownSlab, lockKnownSlabs, type SlabRow, selectBundles, upsertBundles, upsertSlabs } from "./slab.repository.ts";
import { slabParts } from "./slab-parts.ts";
import { pictureProblems, storePictures } from "./slab-pictures.ts";
import { selectStores, UNKNOWN_STORE } from "./store.repository.ts";

const nameOf = ({ bundle, sequence }: SlabRecord): string => codeOf(bundle, sequence);

/** Adds slabs to a yard as staff would. Stock of their item that isn't assigned to single slabs is assigned to them. */
export const slabs: Writer<"slab"> = {
  async check(run, changes) {
    const { stores, items, bundles } = await recordsNamedBy(run, changes);
    const known = await knownSlabs(run, bundles);
    const heads = new Map<string, SlabRecord>();
    const names = new Set<string>();
    for (const record of run.accepted.slab.values()) {
      heads.set(record.bundle, record);
      names.add(nameOf(record));
    }
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
      const [sequence, isRepeated] = [String(record.sequence), names.has(nameOf(record))];
      names.add(nameOf(record));
      if (isRepeated) return refuse("sequence", "is in the bundle in an earlier row already", sequence);
      const same = known.get(nameOf(record));
      if (same === undefined || same.id === recordId) return [];
      if (recordId !== null || !same.wasMissing) return refuse("sequence", "is in the bundle in the shop already", sequence);
      return same.isSold && !same.isMissing ? refuse("sequence", "is sold in the shop", sequence) : [];
    });
    return [...pictures, ...others];
  },

  async returning(run, changes) {
    const { bundles } = await recordsNamedBy(run, changes);
    const known = await knownSlabs(run, bundles);
    return changes.flatMap(({ record, recordId }) =>
      recordId === null && known.get(nameOf(record))?.wasMissing ? [record.externalId] : [],
    );
  },

  async write(run, rowChanges) {
    const { query, storefrontId, source, at } = run;
    const { stores, items, bundles } = await recordsNamedBy(run, rowChanges);
    const known = await knownSlabs(run, bundles);
    const changes = rowChanges.map(({ record, recordId }) => ({ record, recordId: recordId ?? known.get(nameOf(record))?.id ?? null }));
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
    const missing = changes.flatMap(({ record }) => missingOf(known, record));
    await offerAgain(query, missing, { at, note: source });
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

const knownSlabs = (run: Run, bundles: Awaited<ReturnType<typeof selectBundles>>): Promise<Map<string, KnownSlab>> =>
  lockKnownSlabs(
    run.query,
    [...bundles.values()].map(({ id }) => id),
    run,
  );

/** Returns the slab of a row if it is sold because earlier files lacked it. */
function missingOf(known: Map<string, KnownSlab>, record: SlabRecord): { id: number; bundle: string; code: string }[] {
  const code = nameOf(record);
  const slab = known.get(code);
  return slab?.isMissing && slab.wasMissing ? [{ id: slab.id, bundle: record.bundle, code }] : [];
}

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

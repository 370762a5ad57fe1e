import { recordChanges } from "@azulejo/database";
import type { Problem } from "../../../catalog/index.ts";
import { stockChanges } from "../../../stock/index.ts";
import type { ContainerRecord } from "../../records/stores.rules.ts";
import { idsFor } from "../businesses.ts";
import { selectItems } from "../of-people.repository.ts";
import type { Change, Run, Writer } from "../run.ts";
import {
  type ContainerLineRow,
  deleteContainerLines,
  selectCodesOfLines,
  selectContainerLines,
  selectContainersByCode,
  selectProductIds,
  upsertContainerLines,
  upsertContainers,
} from "./container.repository.ts";
import { selectStores, UNKNOWN_STORE } from "./store.repository.ts";

const COUNTED = "has been counted in the shop, so it can't be changed";

/** Announces containers as staff would; they are counted in the shop when they arrive. */
export const containers: Writer<"container"> = {
  async check(run, changes) {
    const { stores, items, stored, lines } = await recordsNamedBy(run, changes);
    const heads = new Map<string, ContainerRecord>();
    for (const { code, ...record } of run.accepted.container.values()) heads.set(code, { code, ...record });
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const { line, code, store, itemNo, lot } = record;
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      const placeId = stores.get(store.toLowerCase())?.id;
      if (placeId === undefined) return refuse("store", UNKNOWN_STORE, store);
      const item = items.get(itemNo);
      if (!item) return refuse("item", "is no item of the catalog", itemNo);
      const head = heads.get(code) ?? record;
      heads.set(code, head);
      if (head.store.toLowerCase() !== store.toLowerCase() || head.expectedOn !== record.expectedOn || head.supplier !== record.supplier)
        return refuse("container", "has another store, supplier or day in an earlier row", code);
      const known = stored.get(code);
      if (known && known.placeId !== placeId) return refuse("store", "is another store than the container has in the shop", store);
      const before = recordId === null ? undefined : lines.find(({ id }) => id === recordId);
      if (before?.isCounted) return refuse("units", COUNTED, String(record.units));
      const same = lines.find((one) => one.containerId === known?.id && one.itemId === item.id && one.lotCode === lot);
      return same && same.id !== recordId ? refuse("lot", "is in the container in the shop already", lot) : [];
    });
  },

  async write(run, changes) {
    const { query, storefrontId, at: announcedAt } = run;
    const { stores, items } = await recordsNamedBy(run, changes);
    const heads = new Map(changes.map(({ record }) => [record.code, record]));
    const containerIds = await upsertContainers(
      query,
      [...heads.values()].map(({ code, supplier, store, expectedOn }) => ({
        ...{ storefrontId, code, supplier, expectedOn, announcedAt },
        placeId: stores.get(store.toLowerCase())?.id ?? 0,
      })),
    );
    const ids = await idsFor(query, "container_line", changes);
    const rows = changes.map(({ record: { code, itemNo, lot: lotCode, shade, caliber, units: expected } }, index): ContainerLineRow => {
      const itemId = items.get(itemNo)?.id ?? 0;
      return { id: ids[index] ?? 0, containerId: containerIds.get(code) ?? 0, itemId, lotCode, shade, caliber, expected };
    });
    await upsertContainerLines(query, rows);
    const itemIds = rows.map(({ itemId }) => itemId);
    await recordChanges(query, stockChanges(await selectProductIds(query, itemIds)));
    return ids;
  },
  parts: {
    async wholesOf({ query }, rows) {
      const codes = await selectCodesOfLines(
        query,
        rows.map(({ recordId }) => recordId),
      );
      return new Map(rows.map(({ externalId, recordId }) => [externalId, [codes.get(recordId) ?? ""]]));
    },
    async refusals({ query }, recordIds) {
      const lines = await selectContainerLines(query, recordIds, []);
      return new Map(lines.filter(({ isCounted }) => isCounted).map(({ id }) => [id, COUNTED]));
    },
    async remove({ query }, recordIds) {
      const itemIds = await deleteContainerLines(query, recordIds);
      await recordChanges(query, stockChanges(await selectProductIds(query, itemIds)));
    },
  },
};

async function recordsNamedBy(run: Run, changes: readonly Change<"container">[]) {
  const { query, storefrontId } = run;
  const records = changes.map(({ record }) => record);
  const stored = await selectContainersByCode(
    query,
    storefrontId,
    records.map(({ code }) => code),
  );
  const known = changes.flatMap(({ recordId }) => recordId ?? []);
  return {
    stored,
    stores: await selectStores(query, storefrontId),
    items: await selectItems(
      query,
      run,
      records.map(({ itemNo }) => itemNo),
    ),
    lines: await selectContainerLines(
      query,
      known,
      [...stored.values()].map(({ id }) => id),
    ),
  };
}

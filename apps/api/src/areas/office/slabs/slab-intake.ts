import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { codeOf } from "../../slabs/index.ts";
import { readOwnStores, requireOwnStore } from "../staff/own-stores.ts";
import { withItems } from "../stock/requested-lots.ts";
import { insertSlabs, isSoldBySlab, openBundle, selectSlabRows } from "./slab-rows.repository.ts";

const PAGE_SIZE = 50;

export const listSlabRows: Verb<typeof office.slabRows> = async (context, { state, store, query, page }) => {
  const own = await readOwnStores(context);
  const placeIds = own.filter(({ code }) => store === undefined || code === store).map(({ id }) => id);
  return selectSlabRows(context.query, {
    ...{ storefrontId: context.storefront.id, language: context.language, placeIds, state, search: query || null },
    ...{ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  });
};

export const addSlabs: Verb<typeof office.addSlabs> = (context, { bundle, block, itemNo, store, arrivedOn, slabs }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const [line] = await withItems(inside, [{ itemNo, lot: bundle }]);
    if (!line || !(await isSoldBySlab(query, line.item.id))) throw new ShopError("office_slab_item", { itemNo });
    const place = await requireOwnStore(inside, store);
    const itemId = line.item.id;
    const bundleId = await openBundle(query, { storefrontId: storefront.id, itemId, placeId: place.id, code: bundle, block, arrivedOn });
    if (bundleId === null) throw new ShopError("office_slab_bundle", { bundle, itemNo });
    const codes = (await insertSlabs(query, bundleId, slabs)).map((sequence) => codeOf(bundle, sequence));
    await recordChanges(query, [{ kind: "slab_bundle", entity: bundle }]);
    const after = { itemNo, store, block, slabs: codes };
    await recordAct(inside, { kind: "slab.taken_in", subject: "slab", no: bundle, before: null, after });
    return { codes };
  });

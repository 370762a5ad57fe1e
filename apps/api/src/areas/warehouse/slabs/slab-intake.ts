import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { sizeOfAddress } from "../../../domain/pictures/picture-address.rules.ts";
import { recordAct } from "../../audit/index.ts";
import { codeOf, receiveSlabs } from "../../slabs/index.ts";
import { readStaffStores, requireStaffStore } from "../../staff/index.ts";
import { stockChanges } from "../../stock/index.ts";
import { withItems } from "../stock/requested-lots.ts";
import { insertSlabs, isSoldBySlab, openBundle, selectSlabRows } from "./slab-rows.repository.ts";

const PAGE_SIZE = 50;

export const listSlabRows: Verb<typeof office.slabRows> = async (context, { state, store, query, page }) => {
  const own = await readStaffStores(context);
  const placeIds = own.filter(({ code }) => store === undefined || code === store).map(({ id }) => id);
  return selectSlabRows(context.query, {
    ...{ storefrontId: context.storefront.id, language: context.language, placeIds, state, search: query || null },
    ...{ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  });
};

type Slab = ParsedInputOf<typeof office.addSlabs>["slabs"][number];

/** Returns a slab with the picture size stated in the picture's address. @throws office_picture_foreign */
function withSizeOfPicture({ picture, ...slab }: Slab) {
  const size = picture && sizeOfAddress(picture.address);
  if (picture && !size) throw new ShopError("office_picture_foreign");
  return { ...slab, picture: picture && size && { ...picture, ...size } };
}

export const addSlabs: Verb<typeof office.addSlabs> = (context, { bundle, block, itemNo, store, arrivedOn, areInStock, slabs }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const [line] = await withItems(inside, [{ itemNo, lot: bundle }]);
    if (!line || !(await isSoldBySlab(query, line.item.id))) throw new ShopError("office_slab_item", { itemNo });
    const place = await requireStaffStore(inside, store);
    const itemId = line.item.id;
    const bundleId = await openBundle(query, { storefrontId: storefront.id, itemId, placeId: place.id, code: bundle, block, arrivedOn });
    if (bundleId === null) throw new ShopError("office_slab_bundle", { bundle, itemNo });
    const codes = (await insertSlabs(query, bundleId, slabs.map(withSizeOfPicture))).map((sequence) => codeOf(bundle, sequence));
    const { staffId } = requireStaff(inside);
    const unclear = await receiveSlabs(query, { itemId, placeId: place.id, code: bundle }, { codes, areInStock, staffId });
    if (unclear !== null) throw new ShopError("office_slabs_in_stock", { itemNo, units: unclear });
    await recordChanges(query, [{ kind: "slab_bundle", entity: bundle }, ...stockChanges([line.item.productId])]);
    const after = { itemNo, store, block, slabs: codes, ...(areInStock && { areInStock }) };
    await recordAct(inside, { kind: "slab.taken_in", subject: "slab", no: bundle, before: null, after });
    return { codes };
  });

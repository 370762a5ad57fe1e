import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { stockChanges } from "../../stock/index.ts";
import { withItems } from "../stock/requested-lots.ts";
import { insertContainer, insertContainerLines, lockContainer, lockContainerLines, updateExpectedOn } from "./container.repository.ts";
import { requireContainer, withContents } from "./read-containers.ts";

export const announceContainer: Verb<typeof office.announceContainer> = async (context, { code, supplier, store, expectedOn, lines }) => {
  const place = await requireStaffStore(context, store);
  const known = await withItems(context, lines);
  return inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const row = { storefrontId: storefront.id, code, supplier, placeId: place.id, expectedOn, announcedAt: now() };
    const containerId = await insertContainer(query, row);
    if (containerId === null) throw new ShopError("office_container_exists", { code });
    await insertContainerLines(
      query,
      known.map(({ item, lot, shade, caliber, units }) => ({
        containerId,
        itemId: item.id,
        lotCode: lot,
        shade,
        caliber,
        expected: units,
      })),
    );
    await recordChanges(query, stockChanges(known.map(({ item }) => item.productId)));
    const units = known.reduce((sum, line) => sum + line.units, 0);
    const after = { store, expectedOn, lines: known.length, units };
    await recordAct(inside, { kind: "container.announced", subject: "container", no: code, before: null, after });
    return withContents(inside, await requireContainer(inside, code));
  });
};

export const moveContainer: Verb<typeof office.moveContainer> = (context, { code, expectedOn }) =>
  inTransaction(context, async (inside) => {
    const { query } = inside;
    const { id } = await requireContainer(inside, code);
    await lockContainer(query, id);
    const container = await requireContainer(inside, code);
    if (container.countedLines === container.lines) throw new ShopError("office_container_counted");
    await updateExpectedOn(query, id, expectedOn);
    const waiting = (await lockContainerLines(query, id)).filter(({ counted }) => counted === null);
    await recordChanges(query, stockChanges(waiting.map(({ productId }) => productId)));
    const before = { expectedOn: container.expectedOn };
    await recordAct(inside, { kind: "container.moved", subject: "container", no: code, before, after: { expectedOn } });
    return withContents(inside, await requireContainer(inside, code));
  });

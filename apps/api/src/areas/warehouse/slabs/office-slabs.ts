import { type office, ShopError } from "@azulejo/contract";
import type { OfficeSlab } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { changeQueue, codeOf, type LockedQueue, partsOf, setSold, settleSlab } from "../../slabs/index.ts";
import { isStaffPlace } from "../../staff/index.ts";
import { selectOfficeSlab } from "./office-slab.repository.ts";

export const readSlab: Verb<typeof office.slab> = (context, { code }) => slabOf(context, code);

/** Changes a slab and its queue, both locked. @throws slabs_not_found, also for a slab of another store */
export const changeSlabOfStaffStore = (context: Context, code: string, work: (queue: LockedQueue) => Promise<void>): Promise<void> =>
  changeQueue(context, code, (queue) => {
    if (!isStaffPlace(queue.inside, queue.slab.placeId)) throw new ShopError("slabs_not_found");
    return work(queue);
  });

/** Changes a slab's state. Holds of a sold slab end. */
export const setSlabState: Verb<typeof office.setSlabState> = async (context, { code, state, note = null }) => {
  const { staffId } = requireStaff(context);
  await changeSlabOfStaffStore(context, code, async (queue) => {
    const { slab, inside, at } = queue;
    const isSold = state === "sold";
    if (isSold === (slab.soldAt !== null)) return;
    await setSold(inside.query, slab.id, isSold ? at : null);
    slab.soldAt = isSold ? at : null;
    await settleSlab(inside, queue, { isSold, staffId });
    for (const hold of queue.holds) await queue.end(hold, "sold", { staffId, note });
    await queue.record({ kind: isSold ? "sold" : "returned", staffId, note });
    const [before, after] = isSold ? ["available", "sold"] : ["sold", "available"];
    const no = queue.code;
    await recordAct(inside, { kind: "slab.state", subject: "slab", no, before: { state: before }, after: { state: after, note } });
  });
  return slabOf(context, code);
};

export const releaseSlabHold: Verb<typeof office.releaseSlabHold> = async (context, { code, note = null }) => {
  const { staffId } = requireStaff(context);
  await changeSlabOfStaffStore(context, code, async (queue) => {
    const holder = queue.holds.find((hold) => hold.state === "holding");
    if (!holder) throw new ShopError("slabs_not_held", { slab: queue.code });
    await queue.end(holder, "released", { staffId, note });
    const before = { heldUntil: holder.expiresAt };
    await recordAct(queue.inside, { kind: "slab.released", subject: "slab", no: queue.code, before, after: { heldUntil: null, note } });
  });
  return slabOf(context, code);
};

/** @throws slabs_not_found, also for a slab of another store */
export async function slabOf(context: Context, code: string): Promise<OfficeSlab> {
  const { query, storefront } = context;
  const { placeIds } = requireStaff(context);
  const { bundle, sequence } = partsOf(code);
  const found = await selectOfficeSlab(query, { storefrontId: storefront.id, placeIds, bundle, sequence });
  if (!found) throw new ShopError("slabs_not_found");
  const { soldAt, ...slab } = found;
  return {
    code: codeOf(bundle, sequence),
    state: soldAt ? "sold" : slab.holds.some((hold) => hold.expiresAt) ? "held" : "available",
    ...slab,
  };
}

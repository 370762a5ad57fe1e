import { ShopError } from "@azulejo/contract";
import { requireStaff, type Work } from "../../context.ts";
import { readStores, type Store } from "../store/index.ts";
import { isPickedUpAt } from "./staff-stores.repository.ts";

/** Returns the places whose orders and stock the signed-in staff member may see and change. */
export async function readStaffStores(context: Work): Promise<Store[]> {
  const { placeIds } = requireStaff(context);
  const stores = await readStores(context, context.storefront.id);
  return placeIds === null ? stores : stores.filter(({ id }) => placeIds.includes(id));
}

/** Returns a place by its code. @throws storelocator_not_found, also for a place that the staff member may not see */
export async function requireStaffStore(context: Work, code: string): Promise<Store> {
  const store = (await readStaffStores(context)).find((one) => one.code === code);
  if (!store) throw new ShopError("storelocator_not_found");
  return store;
}

/** Returns whether the signed-in staff member may see and change things at a place. */
export function isStaffPlace(context: Work, placeId: number): boolean {
  const { placeIds } = requireStaff(context);
  return placeIds === null || placeIds.includes(placeId);
}

/** Returns whether staff may see an order: staff limited to places see orders with lines picked up there. */
export async function isStaffOrder(context: Work, orderId: number): Promise<boolean> {
  const placeIds = context.staff?.placeIds ?? null;
  return placeIds === null || isPickedUpAt(context.query, orderId, placeIds);
}

/** Returns whether staff may change a line of an order that they see: staff limited to places only change lines picked up there. */
export const isStaffLine = ({ staff }: Work, line: { fulfilment: string }): boolean =>
  !staff || staff.placeIds === null || line.fulfilment === "PKUP";

/** @throws office_other_store for a line that other places hand over */
export function refuseOtherStores(context: Work, line: { fulfilment: string; itemNo: string }): void {
  if (!isStaffLine(context, line)) throw new ShopError("office_other_store", { itemNo: line.itemNo });
}

import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { readStores } from "../store/index.ts";
import { giveToBag, type ListedReservation, requireReservation } from "../warehouse/index.ts";
import { requireDraft } from "./open-draft.ts";
import { addPhoneLine, savePhoneDetails, setPhoneBuyer, startPhoneOrder } from "./write-phone-order.ts";

/** Creates a phone order with the reserved units. They stay reserved until the order is placed, which takes them over. */
export const orderReservation: Verb<typeof office.orderReservation> = async (context, { reservationNo }) => {
  const reservation = await requireReservation(context, { id: reservationNo });
  if (reservation.state !== "held") throw ended(reservationNo);
  if (reservation.draftNo !== null) return { draftNo: reservation.draftNo };
  const draftNo = await writeDraft(context, reservation);
  const { bagId } = await requireDraft(context, draftNo);
  if (await giveToBag(context.query, reservationNo, bagId)) return { draftNo };
  // Another staff member has used or ended the reservation at the same moment.
  const now = await requireReservation(context, { id: reservationNo });
  if (now.draftNo === null) throw ended(reservationNo);
  return { draftNo: now.draftNo };
};

async function writeDraft(context: Context, { accountId, placeId, itemNo, units }: ListedReservation): Promise<number> {
  const { draftNo } = await startPhoneOrder(context, {});
  if (accountId !== null) await setPhoneBuyer(context, { draftNo, accountId });
  const store = (await readStores(context, context.storefront.id)).find(({ id }) => id === placeId);
  await addPhoneLine(context, { draftNo, itemNo, units, fulfilment: store?.handsOver ? "PKUP" : "DLVR" });
  if (store?.handsOver) await savePhoneDetails(context, { draftNo, pickupStore: store.code });
  return draftNo;
}

const ended = (reservationNo: number) => new ShopError("office_reservation_ended", { reservationNo: String(reservationNo) });

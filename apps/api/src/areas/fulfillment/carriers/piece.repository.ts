import type { Query } from "@azulejo/database";
import type { BookedPiece } from "@azulejo/extend/carrier.ts";
import { sql } from "kysely";

/** What a carrier reports on: a booking, or one of its parcels. */
export interface ReportedOn {
  bookingId: number;
  /** From 1; null for the whole booking. */
  pieceNo: number | null;
}

/** Stores the parcels of a booking of several; a repeat adds their tracking numbers. */
export async function storePieces(
  query: Query,
  bookingId: number,
  pieces: readonly (Omit<BookedPiece, "trackingNumber"> & { trackingNumber: string | null })[],
): Promise<void> {
  if (pieces.length === 0) return;
  await query
    .insertInto("carrierPiece")
    .values(
      pieces.map(({ ref, trackingNumber, trackingUrl }, index) => ({ bookingId, pieceNo: index + 1, ref, trackingNumber, trackingUrl })),
    )
    .onConflict((conflict) =>
      conflict.columns(["bookingId", "pieceNo"]).doUpdateSet({
        ref: sql.ref("excluded.ref"),
        trackingNumber: sql.ref("excluded.tracking_number"),
        trackingUrl: sql.ref("excluded.tracking_url"),
      }),
    )
    .execute();
}

/** Returns the parcels of bookings of several, in their order. */
export const selectPieces = (query: Query, bookingIds: number[]) =>
  query
    .selectFrom("carrierPiece")
    .select(["bookingId", "pieceNo", "ref", "trackingNumber", "trackingUrl"])
    .where("bookingId", "in", [0, ...bookingIds])
    .orderBy("bookingId")
    .orderBy("pieceNo")
    .execute();

/** Returns the parcel that a service knows by this id. */
export const selectPieceOfEvent = (query: Query, provider: string, ref: string) =>
  query
    .selectFrom("carrierPiece")
    .innerJoin("carrierBooking", "carrierBooking.id", "carrierPiece.bookingId")
    .select(["bookingId", "pieceNo"])
    .where("carrierPiece.ref", "=", ref)
    .where("provider", "=", provider)
    .where("state", "<>", "refused")
    .executeTakeFirst();

/** Returns the label of a booking or of one of its parcels; null before it was fetched. */
export async function selectLabel(query: Query, { bookingId, pieceNo }: ReportedOn): Promise<Uint8Array | null> {
  const row =
    pieceNo === null
      ? await query.selectFrom("carrierBooking").select("label").where("id", "=", bookingId).executeTakeFirst()
      : await query
          .selectFrom("carrierPiece")
          .select("label")
          .where("bookingId", "=", bookingId)
          .where("pieceNo", "=", pieceNo)
          .executeTakeFirst();
  return row?.label ?? null;
}

export async function storeLabel(query: Query, { bookingId, pieceNo }: ReportedOn, label: Uint8Array): Promise<void> {
  if (pieceNo === null) await query.updateTable("carrierBooking").set({ label }).where("id", "=", bookingId).execute();
  else await query.updateTable("carrierPiece").set({ label }).where("bookingId", "=", bookingId).where("pieceNo", "=", pieceNo).execute();
}

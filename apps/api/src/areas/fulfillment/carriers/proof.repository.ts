import type { Query } from "@azulejo/database";
import type { ReportedOn } from "./piece.repository.ts";

/** Notes that the picture of a delivery is to be fetched; a repeat changes nothing. */
export async function insertProof(query: Query, of: ReportedOn, nextAt: Date): Promise<void> {
  await query
    .insertInto("carrierProof")
    .values({ ...of, nextAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the pictures that are due, each with the service's id of its booking or parcel. */
export const selectDueProofs = (query: Query, now: Date, limit: number) =>
  query
    .selectFrom("carrierProof")
    .innerJoin("carrierBooking", "carrierBooking.id", "carrierProof.bookingId")
    .leftJoin("carrierPiece", (join) =>
      join.onRef("carrierPiece.bookingId", "=", "carrierProof.bookingId").onRef("carrierPiece.pieceNo", "=", "carrierProof.pieceNo"),
    )
    .select(["carrierProof.id", "carrierProof.tries", "provider", "carrierBooking.ref", "carrierPiece.ref as pieceRef"])
    .where("carrierProof.state", "=", "waiting")
    .where("nextAt", "<=", now)
    .orderBy("nextAt")
    .limit(limit)
    .execute();

/** Stores a picture, or that there is none to wait for. */
export async function storeProof(
  query: Query,
  id: number,
  state: "stored" | "missing" | "unusable",
  picture: Uint8Array | null,
): Promise<void> {
  await query.updateTable("carrierProof").set({ state, picture }).where("id", "=", id).where("state", "=", "waiting").execute();
}

export async function postponeProof(query: Query, id: number, nextAt: Date): Promise<void> {
  await query
    .updateTable("carrierProof")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1), nextAt }))
    .where("id", "=", id)
    .execute();
}

/** Returns the states of bookings' pictures. */
export const selectProofs = (query: Query, bookingIds: number[]) =>
  query
    .selectFrom("carrierProof")
    .select(["id", "bookingId", "pieceNo", "state"])
    .where("bookingId", "in", [0, ...bookingIds])
    .execute();

export async function selectPicture(query: Query, id: number): Promise<Uint8Array | null> {
  const row = await query.selectFrom("carrierProof").select("picture").where("id", "=", id).executeTakeFirst();
  return row?.picture ?? null;
}

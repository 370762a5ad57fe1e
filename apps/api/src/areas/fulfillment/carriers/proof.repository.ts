import type { Query } from "@azulejo/database";
import type { ProofKind } from "../../order/index.ts";
import type { ReportedOn } from "./piece.repository.ts";

/** Notes that the proof of a delivery is to be fetched; a repeat changes nothing. */
export async function insertProof(query: Query, of: ReportedOn, nextAt: Date): Promise<void> {
  await query
    .insertInto("carrierProof")
    .values({ ...of, nextAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the proofs that are due, each with the service's id of its booking or parcel. */
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

/** Stores a picture or document, or that there is none to wait for. */
export async function storeProof(
  query: Query,
  id: number,
  result: { state: "stored"; kind: ProofKind; file: Uint8Array } | { state: "missing" | "unusable" },
): Promise<void> {
  const stored = result.state === "stored" ? { kind: result.kind, picture: result.file } : { picture: null };
  await query
    .updateTable("carrierProof")
    .set({ state: result.state, ...stored })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

export async function postponeProof(query: Query, id: number, nextAt: Date): Promise<void> {
  await query
    .updateTable("carrierProof")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1), nextAt }))
    .where("id", "=", id)
    .execute();
}

/** Returns the states of bookings' proofs. */
export const selectProofs = (query: Query, bookingIds: number[]) =>
  query
    .selectFrom("carrierProof")
    .select(["id", "bookingId", "pieceNo", "state", "kind"])
    .where("bookingId", "in", [0, ...bookingIds])
    .execute();

/** Returns a stored picture or document; null if there is none of the kind. */
export async function selectProofFile(query: Query, id: number, kind: ProofKind): Promise<Uint8Array | null> {
  const row = await query.selectFrom("carrierProof").select("picture").where("id", "=", id).where("kind", "=", kind).executeTakeFirst();
  return row?.picture ?? null;
}

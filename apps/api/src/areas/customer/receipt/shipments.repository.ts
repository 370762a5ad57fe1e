import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { ProofKind } from "../../order/index.ts";

/** Goods handed to a carrier. */
export interface Shipment {
  at: Date;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  lines: { itemNo: string; units: number }[];
  parcels: Parcel[];
}

/** A parcel or a whole booking, with what its carrier reported of the delivery. */
export interface Parcel {
  trackingNumber: string;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  signedBy: string | null;
  /** What proves the delivery; null without it. */
  proof: { id: number; kind: ProofKind } | null;
}

/** Returns an order's shipments by carrier, oldest first; neither pickups nor goods sent by email. */
export async function selectShipments(query: Query, orderId: number): Promise<Shipment[]> {
  const rows = await query
    .selectFrom("orderEvent")
    .innerJoin("orderLineStep", "orderLineStep.eventId", "orderEvent.id")
    .innerJoin("orderLine", "orderLine.id", "orderLineStep.orderLineId")
    .select(["orderEvent.id", "orderEvent.at", "orderEvent.detail", "itemNo", "units"])
    .where("orderEvent.orderId", "=", orderId)
    .where("orderEvent.kind", "=", "shipped")
    .where("orderLineStep.kind", "=", "shipped")
    .orderBy("orderEvent.id")
    .orderBy("orderLine.position")
    .execute();
  const parcels = rows.length > 0 ? await selectParcels(query, orderId) : new Map<number, Parcel[]>();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((lines) => {
    const [first] = lines;
    const { carrier, trackingNumber = null, trackingUrl = null } = first?.detail ?? {};
    if (!first || !carrier) return [];
    const sent = lines.map(({ itemNo, units }) => ({ itemNo, units }));
    return [{ at: first.at, carrier, trackingNumber, trackingUrl, lines: sent, parcels: parcels.get(first.id) ?? [] }];
  });
}

/** Returns the parcels of an order's shipments that were booked with a carrier service, by the event that shipped them. */
export async function selectParcels(query: Query, orderId: number): Promise<Map<number, Parcel[]>> {
  const { rows } = await sql<Parcel & { eventId: number }>`
    select b.shipped_event_id as event_id, coalesce(p.tracking_number, b.tracking_number) as tracking_number,
      coalesce(p.tracking_url, b.tracking_url) as tracking_url, d.delivered_at, d.signed_by,
      (select json_build_object('id', f.id, 'kind', f.kind) from carrier_proof f where f.booking_id = b.id and f.piece_no is not distinct from p.piece_no and f.state = 'stored') as proof
    from carrier_booking b
    left join carrier_piece p on p.booking_id = b.id
    left join lateral (
      select delivered_at, signed_by from carrier_event e
      where e.booking_id = b.id and e.status = 'delivered' and (e.piece_no is null or e.piece_no = p.piece_no)
      order by at desc limit 1
    ) d on true
    where b.order_id = ${orderId} and b.state = 'booked' and b.shipped_event_id is not null
    order by b.id, p.piece_no`.execute(query);
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** Returns the cents of an order's refunds at the provider, to the credit line and by staff, without those that failed. */
export async function selectRefundedCents(query: Query, orderId: number): Promise<number> {
  const [provider, credit] = await Promise.all([
    query
      .selectFrom("moneyBack")
      .innerJoin("payment", "payment.id", "moneyBack.paymentId")
      .select((of) => of.fn.coalesce(of.fn.sum<number>("moneyBack.amountCents"), of.lit(0)).as("cents"))
      .where("payment.orderId", "=", orderId)
      .where("moneyBack.kind", "=", "refund")
      .where("moneyBack.state", "!=", "failed")
      .executeTakeFirstOrThrow(),
    query
      .selectFrom("refund")
      .select(sql<number>`coalesce(sum(case when paid_by is null then credit_cents else amount_cents end), 0)`.as("cents"))
      .where("orderId", "=", orderId)
      .where("state", "=", "done")
      .executeTakeFirstOrThrow(),
  ]);
  return Number(provider.cents) + Number(credit.cents);
}

import type { OfficeTransfer, TransferRow } from "@azulejo/contract/areas/office.ts";
import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";
import { goodsColumns, joinProductText } from "../stock/lot.repository.ts";

export interface StoredTransfer extends TransferRow {
  toPlaceId: number;
}

interface Which {
  storefrontId: number;
  /** Only from or to these places; null for all. */
  placeIds: readonly number[] | null;
  transferNo?: number;
  requestKey?: string;
  isOpen?: boolean | undefined;
  offset: number;
  limit: number;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns transfers, newest first, and how many match in all. */
export async function selectTransfers(query: Query, which: Which): Promise<{ transfers: StoredTransfer[]; total: number }> {
  const { storefrontId, placeIds, transferNo = null, requestKey = null, isOpen = null, offset, limit } = which;
  const { rows } = await sql<StoredTransfer & { total: number }>`
    with matching as (
      select stock_transfer.*, count(*) over ()::int as total from stock_transfer
      where storefront_id = ${storefrontId}
        and (${placeIds}::int[] is null or from_place_id = any(${placeIds}) or to_place_id = any(${placeIds}))
        and (${transferNo}::int is null or id = ${transferNo})
        and (${requestKey}::text is null or request_key = ${requestKey})
        and (${isOpen}::boolean is null or (received_at is null) = ${isOpen})
      order by id desc offset ${offset} limit ${limit})
    select matching.id as transfer_no, source.code as from, target.code as to, matching.to_place_id, matching.note,
      ${utc("matching.sent_at")} as sent_at, sender.email as sent_by, ${utc("matching.received_at")} as received_at,
      receiver.email as received_by, content.units, content.arrived, matching.total
    from matching
    join place source on source.id = matching.from_place_id
    join place target on target.id = matching.to_place_id
    left join staff sender on sender.id = matching.sent_by
    left join staff receiver on receiver.id = matching.received_by
    join lateral (
      select sum(units)::int as units, sum(arrived)::int as arrived from stock_transfer_line where transfer_id = matching.id
    ) content on true
    order by matching.id desc`.execute(query);
  return { transfers: rows.map(({ total: _, ...transfer }) => transfer), total: rows[0]?.total ?? 0 };
}

export async function selectTransferLines(query: Query, transferNo: number, language: string): Promise<OfficeTransfer["lines"]> {
  const { rows } = await sql<OfficeTransfer["lines"][number]>`
    select stock_transfer_line.id as line_id, ${goodsColumns}, lot.code as lot, lot.shade, lot.caliber, units, arrived
    from stock_transfer_line
    join lot on lot.id = stock_transfer_line.lot_id
    join item on item.id = lot.item_id
    ${joinProductText(language)}
    where transfer_id = ${transferNo} order by item.item_no, lot.code`.execute(query);
  return rows;
}

interface NewTransfer {
  storefrontId: number;
  fromPlaceId: number;
  toPlaceId: number;
  note: string | null;
  sentAt: Date;
  sentBy: number;
  requestKey: string;
}

/** @returns the transfer's number; null if this request was made before */
export async function insertTransfer(query: Query, transfer: NewTransfer): Promise<number | null> {
  const row = await query
    .insertInto("stockTransfer")
    .values(transfer)
    .onConflict((conflict) => conflict.column("requestKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertTransferLines(query: Query, transferId: number, lines: { lotId: number; units: number }[]): Promise<void> {
  const rows = lines.map((line) => ({ transferId, ...line }));
  await sql`${insertRows("stockTransferLine", rows)}`.execute(query);
}

export interface SentLine {
  id: number;
  units: number;
  itemId: number;
  productId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
}

/** Locks a transfer. @returns its lines; null if it was already received */
export async function lockTransfer(query: Query, transferNo: number): Promise<SentLine[] | null> {
  const transfer = await query.selectFrom("stockTransfer").select("receivedAt").where("id", "=", transferNo).forUpdate().executeTakeFirst();
  if (!transfer || transfer.receivedAt !== null) return null;
  const { rows } = await sql<SentLine>`
    select stock_transfer_line.id, units, lot.item_id, item.product_id, lot.code, lot.shade, lot.caliber
    from stock_transfer_line join lot on lot.id = stock_transfer_line.lot_id join item on item.id = lot.item_id
    where transfer_id = ${transferNo} order by stock_transfer_line.id`.execute(query);
  return rows;
}

export async function updateReceived(
  query: Query,
  transferNo: number,
  arrived: { id: number; arrived: number }[],
  by: { staffId: number; at: Date },
): Promise<void> {
  await query.updateTable("stockTransfer").set({ receivedAt: by.at, receivedBy: by.staffId }).where("id", "=", transferNo).execute();
  await sql`
    update stock_transfer_line set arrived = row.arrived
    from jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb) as row(id integer, arrived integer)
    where stock_transfer_line.id = row.id`.execute(query);
}

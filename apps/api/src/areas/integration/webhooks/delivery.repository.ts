import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface NewDelivery {
  webhookId: number;
  /** Null for a test. */
  position: number | null;
  kind: string;
  record: string;
  body: string;
  createdAt: Date;
}

/** The messages of a webhook about one record, which are sent one after the other. */
export interface Lane {
  webhookId: number;
  kind: string;
  record: string;
}

/** Adds messages in order. @returns the id of each */
export async function insertDeliveries(query: Query, deliveries: NewDelivery[]): Promise<(Lane & { id: number })[]> {
  if (deliveries.length === 0) return [];
  const { rows } = await sql<Lane & { id: number }>`
    insert into webhook_delivery (webhook_id, position, kind, record, body, created_at)
    select "webhookId", position, kind, record, body, "createdAt" from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
      as row("webhookId" integer, position bigint, kind text, record text, body text, "createdAt" timestamptz)
    order by position
    returning id, webhook_id, kind, record`.execute(query);
  return rows;
}

/**
 * Holds a waiting message of each of these records that has one, until the transaction ends. Whoever is to send it waits for that, and then
 * finds the messages that this transaction adds, too.
 * @returns the records with such a message
 */
export async function holdWaiting(query: Query, lanes: Lane[]): Promise<Lane[]> {
  const { rows } = await sql<Lane>`
    select lane."webhookId" as webhook_id, lane.kind, lane.record
    from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as lane("webhookId" integer, kind text, record text)
    cross join lateral (
      select id from webhook_delivery
      where webhook_id = lane."webhookId" and kind = lane.kind and record = lane.record and state = 'waiting' and claimed_until is null
      order by id limit 1 for update skip locked) held`.execute(query);
  return rows;
}

export interface ClaimedDelivery {
  id: number;
  body: string;
}

/** The result of an attempt to send a message. */
interface Attempt {
  status: number | null;
  answer: string | null;
  failure: string | null;
}

interface Claiming {
  now: Date;
  until: Date;
  /** The record's message that was sent before, which this also records. */
  sent: ({ id: number } & Attempt) | null;
}

/**
 * Claims the first waiting message of a record, so that no other process sends it or a later one, while its webhook is to get messages.
 * @returns `busy` if another process is sending one; null if none is to be sent
 */
export async function claimDelivery(
  query: Query,
  { webhookId, kind, record }: Lane,
  { now, until, sent }: Claiming,
): Promise<ClaimedDelivery | "busy" | null> {
  const { rows } = await sql<{ id: number | null; body: string | null }>`
    with sent as (
      update webhook_delivery
      set state = 'delivered', claimed_until = null, status = ${sent?.status ?? null}, answer = ${storable(sent?.answer ?? null)}, failure = null
      where id = ${sent?.id ?? null}::bigint),
    first as (
      select id from webhook_delivery
      where webhook_id = ${webhookId} and kind = ${kind} and record = ${record} and state = 'waiting'
        and id is distinct from ${sent?.id ?? null}::bigint
        and exists (select from webhook where id = ${webhookId} and deleted_at is null and (state = 'active' or ${kind} = 'test')
          and (next_try_at is null or next_try_at <= ${now}))
      order by id limit 1),
    claimed as (
      update webhook_delivery set claimed_until = ${until}, attempts = attempts + 1, tried_at = ${now} from first
      where webhook_delivery.id = first.id and state = 'waiting' and (claimed_until is null or claimed_until <= ${now})
      returning webhook_delivery.id, body)
    select claimed.id, claimed.body from first left join claimed on true`.execute(query);
  const [found] = rows;
  if (!found) return null;
  return found.id === null || found.body === null ? "busy" : { id: found.id, body: found.body };
}

/** Records the result of an attempt to send a message. */
export async function recordAttempt(query: Query, { id, status, answer, failure }: { id: number } & Attempt): Promise<void> {
  await query
    .updateTable("webhookDelivery")
    .set({ state: failure === null ? "delivered" : "waiting", claimedUntil: null, status, answer: storable(answer), failure })
    .where("id", "=", id)
    .execute();
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (answer: string | null): string | null => answer?.replaceAll("\0", "").toWellFormed() ?? null;

/** Returns the first waiting message of each record of a webhook. */
export async function selectLanes(query: Query, webhookId: number): Promise<(Lane & { id: number })[]> {
  const { rows } = await sql<Lane & { id: number }>`
    select distinct on (kind, record) id, webhook_id, kind, record from webhook_delivery
    where webhook_id = ${webhookId} and state = 'waiting' order by kind, record, id`.execute(query);
  return rows;
}

export const selectDeliveries = (query: Query, webhookId: number, { older, limit }: { older: number | null; limit: number }) =>
  query
    .selectFrom("webhookDelivery")
    .select(["id", "kind", "record", "body", "state", "attempts", "createdAt", "triedAt", "status", "answer", "failure"])
    .where("webhookId", "=", webhookId)
    .$if(older !== null, (of) => of.where("id", "<", older ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Marks a message to be sent again. @returns its record; null if the webhook has no such message */
export async function reopenDelivery(query: Query, webhookId: number, id: number): Promise<Lane | null> {
  const reopened = await query
    .updateTable("webhookDelivery")
    .set({ state: "waiting", claimedUntil: null })
    .where("id", "=", id)
    .where("webhookId", "=", webhookId)
    .returning(["webhookId", "kind", "record"])
    .executeTakeFirst();
  return reopened ?? null;
}

/** Deletes a webhook's waiting messages. */
export async function dropWaiting(query: Query, webhookId: number): Promise<void> {
  await query.deleteFrom("webhookDelivery").where("webhookId", "=", webhookId).where("state", "=", "waiting").execute();
}

/** Deletes messages from before a time, even waiting ones, because their changes are no longer in the feed either. */
export async function dropLog(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("webhookDelivery").where("createdAt", "<", before).execute();
}

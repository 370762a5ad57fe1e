import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** What the database knows about queues, jobs, webhooks, payments and processes. */
export interface ObservedInDatabase {
  lastOrderAt: Date | null;
  /** Messages that are due or wait for another try, and since when the oldest is due. */
  waiting: number;
  dueSince: Date | null;
  /** Kinds of messages that the shop gave up on, and how many. */
  givenUp: number;
  givenUpKinds: string[];
  /** Mails whose last try failed, and when one was last delivered. */
  mailsFailing: number;
  lastMailAt: Date | null;
  /** When a scheduled job last ended well. */
  lastJobAt: Date | null;
  /** Scheduled jobs whose last run failed. */
  failingJobs: string[];
  /** Webhooks that are paused or that fail. */
  troubledWebhooks: string[];
  webhooks: number;
  /** Card and wallet payments of the last day, and the provider's last report. */
  paymentsDay: number;
  lastPaymentAt: Date | null;
  lastReportAt: Date | null;
  /** The last check of the books, and how many of its rules were violated. */
  booksCheckedAt: Date | null;
  booksWrong: number;
  lastBackupAt: Date | null;
  processes: number;
  databaseVersion: string;
}

/** The application name of a shop's sessions that listen; commands have another. */
const SHOP = "azulejo";
/** Limits the payments to read. */
const MOST = 5000;

/** Reads everything in one statement, so that the page waits for the database once. Orders and webhooks are those of a storefront. */
export async function selectObserved(query: Query, storefrontId: number): Promise<ObservedInDatabase> {
  const { rows } = await sql<ObservedInDatabase>`
    with undelivered as (
      select name, coalesce(source_name, name) as kind, retry_count, start_after, name = 'dead-letters' as is_dead
      from pgboss.job where state < 'active' and not blocked and (name like '%.%' or name = 'dead-letters')
    ),
    runs as (
      select distinct on (job.name) job.name, job.state::text as state
      from pgboss.job join pgboss.schedule on schedule.name = job.name
      where job.state in ('completed', 'failed') and job.completed_on > now() - interval '2 days'
      order by job.name, job.completed_on desc
    ),
    payments as (select created_at from payment where provider_id is not null order by id desc limit ${MOST}),
    checked as (select at, findings from book_check_run order by id desc limit 1)
    select (select max(placed_at) from customer_order where status = 'placed' and storefront_id = ${storefrontId}) as "lastOrderAt",
      (select count(*)::int from undelivered where not is_dead) as waiting,
      (select min(start_after) from undelivered where not is_dead and start_after <= now()) as "dueSince",
      (select count(*)::int from undelivered where is_dead) as "givenUp",
      (select coalesce(array_agg(distinct kind order by kind), '{}') from undelivered where is_dead) as "givenUpKinds",
      (select count(*)::int from undelivered where not is_dead and kind like 'mail.%' and retry_count > 0) as "mailsFailing",
      (select max(completed_on) from pgboss.job where name like 'mail.%' and state = 'completed') as "lastMailAt",
      (select max(job.completed_on) from pgboss.job join pgboss.schedule on schedule.name = job.name
        where job.state = 'completed') as "lastJobAt",
      (select coalesce(array_agg(name order by name), '{}') from runs where state = 'failed') as "failingJobs",
      (select count(*)::int from webhook where deleted_at is null and storefront_id = ${storefrontId}) as webhooks,
      (select coalesce(array_agg(name order by name), '{}') from webhook
        where deleted_at is null and storefront_id = ${storefrontId} and (state = 'failed' or failing_since is not null)) as "troubledWebhooks",
      (select count(*)::int from payments where created_at > now() - interval '1 day') as "paymentsDay",
      (select max(created_at) from payments) as "lastPaymentAt",
      (select max(received_at) from provider_event) as "lastReportAt",
      (select at from upkeep where act = 'backup') as "lastBackupAt",
      (select at from checked) as "booksCheckedAt",
      (select count(*)::int from checked, jsonb_array_elements(findings) finding where (finding->>'wrong')::int > 0) as "booksWrong",
      (select count(distinct (lock.classid, lock.objid))::int from pg_locks lock join pg_stat_activity session on session.pid = lock.pid
        where lock.locktype = 'advisory' and lock.mode = 'ShareLock' and session.application_name = ${SHOP}
          and session.datname = current_database() and session.query like 'listen %') as processes,
      current_setting('server_version') as "databaseVersion"`.execute(query);
  if (!rows[0]) throw new Error("a row of sums is missing");
  return rows[0];
}

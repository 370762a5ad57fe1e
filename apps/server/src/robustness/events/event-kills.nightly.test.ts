import { readFileSync } from "node:fs";
import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type ServerProcess, startServerProcess } from "../server-process.ts";
import { type EventLedger, openEventLedger } from "./event-ledger.fixture.ts";

/** A hundred thousand in `npm run nightly`; a machine with time for more sets the variable. */
const EVENTS = Number(process.env.EVENTS ?? (isWhole ? 100_000 : 5000));
const KILLS = Number(process.env.EVENT_KILLS ?? (isWhole ? 20 : 3));
/** Fewer are written if this time is over. */
const MINUTES = Number(process.env.EVENT_MINUTES ?? 24 * 60);
/** The accounts that the test changes, all equally often. */
const RECORDS = Math.min(2500, EVENTS / 10);
const ROUNDS = EVENTS / RECORDS;
/** The most events that wait, so that kills come among all of them. */
const MOST_WAITING = 25_000;
const LONGEST_MS = 60_000 + KILLS * 60_000 + EVENTS * 40;
const NAME = "Event account";

let copy: TemplateCopy;
let database: Database;
let ledger: EventLedger;
let environment: Record<string, string>;
let worker: ServerProcess;
let highestKilobytes = 0;

beforeAll(async () => {
  [copy, ledger] = [await copyTemplate(), await openEventLedger()];
  database = await openDatabase(copy);
  environment = {
    ...copy.environment,
    ...{ SANDBOX_PORT: "0", SMTP_PORT: "0", SESSION_SECRET: "of-the-test-of-events-and-kills-only", WEBHOOK_NETWORKS: "127.0.0.1" },
  };
  const api = await startServerProcess(await freePort(), { ...environment, ROLE: "api" });
  const { body } = await api.post("office/signin", { email: "staff@demo.test", password: DEMO_PASSWORD });
  const values = { name: "Events", url: ledger.url, kinds: ["customer"], contact: "it@events.example" };
  const headers = { ...bearer(body.value as never), "idempotency-key": "webhook-of-the-events" };
  const created = (await api.post("office/createwebhook", values, headers)).body as unknown as { value: { secret: string } };
  ledger.verify(created.value.secret);
  await api.stop();
});
afterAll(async () => {
  await worker?.kill();
  await ledger.close();
  await database.close();
  await copy.remove();
});

const startWorker = async () => startServerProcess(await freePort(), { ...environment, ROLE: "worker" });

function noteMemory(): void {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, "utf8")) ?? [];
  highestKilobytes = Math.max(highestKilobytes, Number(kilobytes));
}

/** Changes every account once, in two transactions that are open at the same time. */
async function changeAll(round: number): Promise<void> {
  const { query } = database;
  if (round === 0) {
    await sql`insert into customer (storefront_id, name, type) select 1, ${NAME} || ' ' || n, 'builder' from generate_series(1, ${RECORDS}::int) n`.execute(
      query,
    );
    return;
  }
  const half = (rest: number) =>
    sql`update customer set lock_reason = ${String(round)} where name like ${`${NAME} %`} and id % 2 = ${rest}`.execute(query);
  await Promise.all([half(0), half(1)]);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Written {
  events: number;
  isOver: boolean;
  /** Without the time in which it waited for the receiver. */
  ms: number;
}

async function write(written: Written): Promise<void> {
  const until = performance.now() + MINUTES * 60_000;
  for (let round = 0; round < ROUNDS && performance.now() < until; round++) {
    while (written.events - ledger.received() > MOST_WAITING) await pause(20);
    const from = performance.now();
    await changeAll(round);
    written.ms += performance.now() - from;
    written.events += RECORDS;
  }
  written.isOver = true;
}

/** Kills the worker when so many have come; does nothing if fewer are written. */
async function killAfter(events: number, written: Written): Promise<void> {
  while (ledger.received() < events) {
    if (written.isOver && written.events <= events) return;
    await pause(5);
  }
  noteMemory();
  await worker.kill();
  worker = await startWorker();
  kills += 1;
  process.stdout.write(`${kills} kills, ${ledger.received()} events of ${written.events} came, ${ledger.repeats} of them again\n`);
}
let kills = 0;

/** Returns the accounts whose received messages differ from the feed. */
async function recordsThatDiffer(): Promise<{ all: number; differing: string[] }> {
  const { rows } = await sql<{ record: string; count: number; sum: number }>`
    select record, count(*)::int as count, sum(position)::float8 as sum from record_change
    where kind = 'customer' and record in (select id::text from customer where name like ${`${NAME} %`}) group by record`.execute(
    database.query,
  );
  const differs = ({ record, count, sum }: (typeof rows)[number]) => {
    const seen = ledger.records.get(record);
    return seen?.count !== count || seen.sum !== sum;
  };
  return { all: rows.length, differing: rows.filter(differs).map(({ record }) => record) };
}

it(
  `${EVENTS} changes reach a webhook, each at least once and each record's in order, over ${KILLS} kills`,
  async () => {
    const began = performance.now();
    worker = await startWorker();
    const written: Written = { events: 0, isOver: false, ms: 0 };
    const writing = write(written);
    for (let kill = 1; kill <= KILLS; kill++) await killAfter((EVENTS * kill) / (KILLS + 1), written);
    await writing;
    await expect.poll(ledger.received, { timeout: LONGEST_MS, interval: 50 }).toBe(written.events);
    noteMemory();
    const seconds = (performance.now() - began) / 1000;
    expect(await recordsThatDiffer()).toEqual({ all: RECORDS, differing: [] });
    expect([ledger.disordered, ledger.refused]).toEqual([0, 0]);
    const perSecond = { in: Math.round(written.events / (written.ms / 1000)), out: Math.round(written.events / seconds) };
    process.stdout.write(
      `${written.events} events, ${kills} kills: ${perSecond.in} a second written, ${perSecond.out} delivered with all starts; ${ledger.repeats} repeated, none lost, none out of order; ${Math.round(highestKilobytes / 1024)} MB at most\n`,
    );
  },
  LONGEST_MS,
);

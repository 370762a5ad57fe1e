import { type Database, migrate, openDatabase } from "@azulejo/database";
import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { makeMessagesDue, messagesOf, ofKind } from "@azulejo/testing/messages.ts";
import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openBoss } from "../jobs/open-boss.ts";
import { deadLetters, sendAgain } from "./dead-letters.ts";
import { type Courier, type Outbox, openQueues } from "./outbox.ts";
import type { QueueSettings } from "./queues.ts";

const silent = { info() {}, warn() {}, error() {} };
const slow: QueueSettings = { concurrency: 3, timeLimitSeconds: 1, retries: 5, keepDays: 30, isNoticed: true };
const queues = {
  "test.slow": slow,
  "test.batch": { ...slow, concurrency: 8, timeLimitSeconds: 30 },
  "test.fast": { ...slow, concurrency: 2 },
  "test.fragile": { ...slow, retries: 0, isNoticed: false },
};
type Kind = keyof typeof queues;

let database: Database;
let remove: () => Promise<void>;
const open: { boss: PgBoss; outbox: Outbox<Kind> }[] = [];
beforeAll(async () => {
  const copy = await blankDatabase();
  database = await openDatabase(copy);
  await migrate(database);
  remove = copy.remove;
});
afterEach(async () => {
  for (const { boss, outbox } of open.splice(0)) {
    await outbox.stop();
    await boss.stop({ graceful: false });
  }
});
afterAll(() => database.close().then(() => remove()));

async function openOutbox(couriers: Partial<Record<Kind, Courier>> | null): Promise<Outbox<Kind>> {
  const boss = await openBoss(database, silent, { isMaintained: false });
  const outbox = await openQueues({ boss, database, log: silent, queues });
  open.push({ boss, outbox });
  const nothing: Courier = async () => {};
  if (couriers)
    await outbox.deliver({ "test.slow": nothing, "test.batch": nothing, "test.fast": nothing, "test.fragile": nothing, ...couriers });
  return outbox;
}

const hangs: Courier = () => new Promise(() => {});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const message = (kind: Kind, key: string) => ({ kind, key, payload: { of: key } });

describe("a message", () => {
  it("becomes the same job as one that pg-boss inserts itself", async () => {
    const outbox = await openOutbox(null);
    const { boss } = open[0]!;
    const id = "00000000-0000-8000-8000-000000000001";
    await boss.insert("test.slow", [{ id, singletonKey: "same", data: { of: "same" } }]);
    const own = { data: {}, keepUntil: null, startAfter: null, createdOn: null, id: null, singletonKey: null };
    const jobs = () => sql<Record<string, unknown>>`select * from pgboss.job where name = 'test.slow'`.execute(database.query);
    const { rows: theirs } = await jobs();
    await sql`delete from pgboss.job where name = 'test.slow'`.execute(database.query);
    await outbox.enqueue(database.query, [message("test.slow", "same")]);
    const { rows: ours } = await jobs();
    expect(ours.map((job) => ({ ...job, ...own }))).toEqual(theirs.map((job) => ({ ...job, ...own })));
    const kept = (job: Record<string, unknown> | undefined) => Number(job?.["keepUntil"]) - Number(job?.["startAfter"]);
    expect([ours[0]?.["data"], ours[0]?.["singletonKey"], kept(ours[0])]).toEqual([{ of: "same" }, "same", kept(theirs[0])]);
    await sql`delete from pgboss.job where name = 'test.slow'`.execute(database.query);
  });

  it("is delivered soon after its transaction commits, with payload and key", async () => {
    const sent: [unknown, string, number][] = [];
    const outbox = await openOutbox({ "test.fast": async (payload, key) => void sent.push([payload, key, performance.now()]) });
    let committed = 0;
    await database.query.transaction().execute(async (query) => {
      await outbox.enqueue(query, [message("test.fast", "soon")]);
      await pause(100);
      expect(sent).toEqual([]);
      committed = performance.now();
    });
    await vi.waitFor(() => expect(sent[0]?.slice(0, 2)).toEqual([{ of: "soon" }, "soon"]), { interval: 2 });
    expect((sent[0]?.[2] ?? 0) - committed).toBeLessThan(500);
  });

  it("is not delivered when its transaction is rolled back", async () => {
    const sent: string[] = [];
    const outbox = await openOutbox({ "test.fast": async (_, key) => void sent.push(key) });
    const work = database.query.transaction().execute(async (query) => {
      await outbox.enqueue(query, [message("test.fast", "rolled back")]);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    await outbox.drain();
    expect(sent).toEqual([]);
  });

  it("is delivered once for its key, even when written again after delivery", async () => {
    const sent: string[] = [];
    const outbox = await openOutbox({ "test.fast": async (_, key) => void sent.push(key) });
    for (let round = 0; round < 3; round++) {
      await outbox.enqueue(database.query, [message("test.fast", "once"), message("test.fast", "once")]);
      await outbox.drain();
    }
    expect(sent).toEqual(["once"]);
  });

  it("is delivered once by two processes, a few at a time", async () => {
    const sent: string[] = [];
    let busy = 0;
    let most = 0;
    const courier: Courier = async (_, key) => {
      most = Math.max(most, ++busy);
      await pause(20);
      sent.push(key);
      busy -= 1;
    };
    const [one, other] = [await openOutbox({ "test.slow": courier }), await openOutbox({ "test.slow": courier })];
    const keys = Array.from({ length: 30 }, (_, index) => `many:${index}`);
    await one.enqueue(
      database.query,
      keys.map((key) => message("test.slow", key)),
    );
    await Promise.all([one.drain(), other.drain()]);
    expect(sent.toSorted()).toEqual(keys.toSorted());
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(2 * slow.concurrency);
  });

  it("waits for no message of another kind", async () => {
    const sent: string[] = [];
    const outbox = await openOutbox({ "test.slow": hangs, "test.fast": async (_, key) => void sent.push(key) });
    const hanging = Array.from({ length: 10 }, (_, index) => message("test.slow", `hanging:${index}`));
    await outbox.enqueue(database.query, [...hanging, message("test.fast", "passes")]);
    await vi.waitFor(() => expect(sent).toEqual(["passes"]), { timeout: 2_500, interval: 5 });
    await database.query.deleteFrom("pgboss.job" as never).execute();
  });

  it("is tried again when its receiver fails, or does not answer within the time limit", async () => {
    const tries: Record<string, number> = {};
    const courier: Courier = async (_, key) => {
      tries[key] = (tries[key] ?? 0) + 1;
      if (tries[key] > 1) return;
      if (key === "silent") await hangs({}, key);
      throw new Error("the receiver is broken");
    };
    const outbox = await openOutbox({ "test.slow": courier });
    await outbox.enqueue(database.query, [message("test.slow", "silent"), message("test.slow", "broken")]);
    await vi.waitFor(() => expect(tries).toEqual({ silent: 2, broken: 2 }), { timeout: 8_000, interval: 20 });
    await outbox.drain();
    const stored = await messagesOf(database, ofKind("test.slow"));
    expect(stored.map(({ key, state }) => [key, state]).toSorted()).toEqual([
      ["broken", "completed"],
      ["silent", "completed"],
    ]);
  });

  it("is a dead letter when its retries are used up, is counted, listed, and can be sent again", async () => {
    let broken = true;
    const sent: string[] = [];
    const courier: Courier = async (_, key) => {
      if (broken) throw new Error("the receiver is broken");
      sent.push(key);
    };
    const outbox = await openOutbox({ "test.fragile": courier });
    await outbox.enqueue(database.query, [message("test.fragile", "given up")]);
    await outbox.drain();
    const figures = (await outbox.figures()).find(({ kind }) => kind === "test.fragile");
    expect(figures).toEqual({ kind: "test.fragile", waiting: 0, active: 0, dead: 1 });
    const { boss } = open[0] ?? {};
    if (!boss) throw new Error("it is open");
    expect(await deadLetters(boss)).toMatchObject([{ kind: "test.fragile", key: "given up", tries: 1, failure: "the receiver is broken" }]);
    broken = false;
    expect(await sendAgain(boss, { kind: "test.slow" })).toBe(0);
    expect(await sendAgain(boss, { kind: "test.fragile" })).toBe(1);
    await outbox.drain();
    expect(sent).toEqual(["given up"]);
    expect((await outbox.figures()).find(({ kind }) => kind === "test.fragile")?.dead).toBe(0);
    // The key is still known: a replayed write sends nothing.
    await outbox.enqueue(database.query, [message("test.fragile", "given up")]);
    await outbox.drain();
    expect(sent).toEqual(["given up"]);
  });

  it("is recorded as sent while others of its batch hang", async () => {
    let end = () => {};
    const hanging = new Promise<void>((resolve) => {
      end = resolve;
    });
    const outbox = await openOutbox({ "test.batch": async (_, key) => void (key === "hangs" && (await hanging)) });
    await database.query.transaction().execute(async (query) => {
      await outbox.enqueue(
        query,
        ["hangs", "leaves", "too"].map((key) => message("test.batch", key)),
      );
    });
    const states = async () => (await messagesOf(database, ofKind("test.batch"))).map(({ key, state }) => `${key} ${state}`);
    await vi.waitFor(async () => expect(await states()).toEqual(expect.arrayContaining(["leaves completed", "too completed"])), {
      timeout: 3000,
      interval: 20,
    });
    expect(await states()).toContain("hangs active");
    end();
    await outbox.drain();
    expect(await states()).toContain("hangs completed");
  });

  it("is tried again when the database goes away together with its receiver", async () => {
    const tries: string[] = [];
    const outbox = await openOutbox({
      "test.batch": async (_, key) => {
        tries.push(key);
        if (key === "both away" && tries.filter((one) => one === key).length === 1) throw new Error("the receiver is away");
      },
    });
    vi.spyOn(open[0]!.boss, "fail").mockRejectedValueOnce(new Error("Connection terminated unexpectedly"));
    const keys = ["both away", "beside it"];
    await outbox.enqueue(
      database.query,
      keys.map((key) => message("test.batch", key)),
    );
    await expect.poll(() => tries.length, { timeout: 20_000 }).toBe(3);
    expect(tries.toSorted()).toEqual(["beside it", "both away", "both away"]);
  });

  it("is sent once although the database goes away before its end is recorded", async () => {
    const sent: string[] = [];
    const outbox = await openOutbox({ "test.fast": async (_, key) => void sent.push(key) });
    const away = new Error("Connection terminated unexpectedly");
    vi.spyOn(open[0]!.boss, "complete").mockRejectedValueOnce(away).mockRejectedValueOnce(away);
    await outbox.enqueue(database.query, [message("test.fast", "interrupted end")]);
    await outbox.drain();
    const [stored] = (await messagesOf(database, ofKind("test.fast"))).filter(({ key }) => key === "interrupted end");
    expect([sent, stored?.state]).toEqual([["interrupted end"], "completed"]);
  });

  it("is not sent again by its process when a failover has lost that it was sent, unless nobody would notice", async () => {
    const sent: string[] = [];
    const courier: Courier = async (_, key) => void sent.push(key);
    const outbox = await openOutbox({ "test.fast": courier, "test.fragile": courier });
    await outbox.enqueue(database.query, [message("test.fast", "mail"), message("test.fragile", "capture")]);
    await outbox.drain();
    // As on a server whose copy ended before the message was fetched.
    await sql`update pgboss.job set state = 'created', started_on = null, completed_on = null
      where singleton_key in ('mail', 'capture')`.execute(database.query);
    await outbox.drain();
    expect(sent.toSorted()).toEqual(["capture", "capture", "mail"]);
  });

  it("is left to its sender, who lost its claim while the database was away, to record that it was sent", async () => {
    const sent: string[] = [];
    let lose = async () => {};
    const first = await openOutbox({
      "test.fast": async (_, key) => {
        sent.push(`first ${key}`);
        await lose();
      },
    });
    const second = await openOutbox(null);
    lose = async () => {
      await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where singleton_key = 'late'`.execute(
        database.query,
      );
      await open[1]?.boss.supervise();
      await makeMessagesDue(database);
      await second.deliver({
        "test.slow": hangs,
        "test.batch": hangs,
        "test.fragile": hangs,
        "test.fast": async (_, key) => void sent.push(`second ${key}`),
      });
      await pause(1000);
    };
    await first.enqueue(database.query, [message("test.fast", "late")]);
    await vi.waitFor(async () => {
      const stored = (await messagesOf(database, ofKind("test.fast"))).find(({ key }) => key === "late");
      expect(stored?.state).toBe("completed");
    }, 9_000);
    await second.drain();
    await pause(100);
    expect(sent).toEqual(["first late"]);
  }, 15_000);

  it("survives a process that ends in the middle of its delivery", async () => {
    const first = await openOutbox({ "test.fast": hangs });
    await first.enqueue(database.query, [message("test.fast", "interrupted")]);
    await vi.waitFor(async () => expect((await first.figures()).find(({ kind }) => kind === "test.fast")?.active).toBe(1));
    const [{ boss } = { boss: null }] = open.splice(0);
    const started = performance.now();
    await boss?.stop({ graceful: false });
    expect(performance.now() - started).toBeLessThan(2_000);
    const sent: string[] = [];
    const second = await openOutbox({ "test.fast": async (_, key) => void sent.push(key) });
    await makeMessagesDue(database);
    await second.drain();
    expect(sent).toEqual(["interrupted"]);
  });

  it("is claimed only as long as its process lives, whatever its time limit", async () => {
    const first = await openOutbox(null);
    await first.enqueue(database.query, [message("test.fast", "claimed")]);
    // A process that fetches and dies: neither a courier nor a heartbeat follows.
    await open[0]?.boss.fetch("test.fast");
    const later = sql`update pgboss.job set expire_seconds = 600, heartbeat_on = heartbeat_on - interval '11 seconds'
      where singleton_key = 'claimed' and state = 'active'`;
    expect((await later.execute(database.query)).numAffectedRows).toBe(1n);
    const sent: string[] = [];
    const second = await openOutbox({ "test.fast": async (_, key) => void sent.push(key) });
    await open[1]?.boss.supervise();
    await makeMessagesDue(database);
    await second.drain();
    expect(sent).toEqual(["claimed"]);
  });
});

describe("the queues", () => {
  it("have their table vacuumed by the number of changed rows", async () => {
    await openOutbox(null);
    const { rows } = await sql<{ options: string[] }>`
      select reloptions as options from pg_class where oid = 'pgboss.job_common'::regclass`.execute(database.query);
    expect(rows[0]?.options).toContain("autovacuum_vacuum_scale_factor=0.01");
  });

  it("are left alone when their settings are unchanged, and follow them when they change", async () => {
    await openOutbox(null);
    const { boss } = open[0] ?? {};
    if (!boss) throw new Error("it is open");
    const update = vi.spyOn(boss, "updateQueue");
    await openQueues({ boss, database, log: silent, queues });
    expect(update).not.toHaveBeenCalled();
    await openQueues({ boss, database, log: silent, queues: { ...queues, "test.slow": { ...slow, retries: 6 } } });
    expect((await boss.getQueue("test.slow"))?.retryLimit).toBe(6);
    await openQueues({ boss, database, log: silent, queues });
  });
});
